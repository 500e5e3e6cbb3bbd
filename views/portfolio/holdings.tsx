import { useSelector } from '@xstate/react'
import { type PortfolioTab, portfolioTabs } from '../../core/portfolio-tabs.ts'
import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { activityMessages } from '../activity/messages.ts'
import { lazyView, type ViewProps } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { useText } from './messages.ts'
import { Nfts } from './nfts.tsx'
import { Tokens } from './tokens.tsx'

/** Loads when the activity tab is opened. */
const transactions = lazyView(() => import('../activity/transactions.tsx'), activityMessages)

type Props = ViewProps<typeof portfolioMachine>

/** The account's tokens, NFTs and activity, in tabs [portfolio-tabs]. */
export function Holdings({ actor }: Props) {
  const t = useText()
  const selected = useSelector(actor, (snapshot) => portfolioTabs.find((tab) => snapshot.hasTag(tab)) ?? 'tokens')
  const offered = useSelector(
    actor,
    (snapshot) => portfolioTabs.filter((tab) => tab === selected || snapshot.can({ type: 'tab.choose', tab })),
    (one, other) => one.length === other.length,
  )
  return (
    <div>
      <Tabs
        label={t('title.Portfolio')}
        tabs={offered.map((key) => ({ key, label: t(`portfolio.${key}`), testId: `portfolio-tab-${key}` }))}
        selected={selected}
        onSelect={(tab) => actor.send({ type: 'tab.choose', tab })}
      >
        <Selected actor={actor} tab={selected} />
      </Tabs>
    </div>
  )
}

function Selected({ actor, tab }: Props & { tab: PortfolioTab }) {
  const activity = useSelector(actor, ({ children }) => children.activity)
  if (!activity || tab === 'tokens') return <Tokens actor={actor} />
  return tab === 'nfts' ? <Nfts actor={activity} /> : <LazyPart part={transactions} props={{ actor: activity }} />
}
