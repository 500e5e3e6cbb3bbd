import { useSelector } from '@xstate/react'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Owner } from '../../ui/owner.tsx'
import { Steady } from '../../ui/steady.tsx'
import { lazyView, type ViewProps } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { portfolioMessages } from '../portfolio/messages.ts'
import { ComingHoldings, ComingTotal } from './coming.tsx'
import { Offers, RareOffers } from './offers.tsx'
import { RecentTransactions } from './recent-transactions.tsx'
import { Where } from './where.tsx'
import { Face, useHoldsBelow, Who } from './who.tsx'

type Props = ViewProps<typeof accountMachine>

const loadPortfolio = () => import('../portfolio/portfolio.tsx')
/** Both parts load once the chart includes the account's tokens in the view. */
const total = lazyView(async () => ({ default: (await loadPortfolio()).Total }), portfolioMessages)
const holdings = lazyView(async () => ({ default: (await loadPortfolio()).Holdings }), portfolioMessages)

/** The connected account: identity, balance, network, actions, and disconnecting [account-view]. */
export default function Account({ actor }: Props) {
  const portfolio = useSelector(actor, ({ children }) => children.portfolio)
  const holdsBelow = useHoldsBelow(actor)
  const listsRecent = useSelector(actor, ({ context }) => context.features.recentTransactions)
  // The actions are outside the lazy parts: if they were replaced during a press, it would be lost.
  return (
    <Stack gap={20}>
      <Owner picture={<Face actor={actor} />} beside={holdsBelow}>
        <Who actor={actor} />
        <Where actor={actor} />
      </Owner>
      <Stack gap={16}>
        {portfolio ? <LazyPart part={total} props={{ actor: portfolio }} fallback={<ComingTotal />} /> : null}
        <Offers actor={actor}>{holdsBelow ? null : <RareOffers actor={actor} />}</Offers>
        {portfolio ? (
          <Steady>
            <LazyPart part={holdings} props={{ actor: portfolio }} fallback={<ComingHoldings actor={portfolio} />} />
          </Steady>
        ) : null}
      </Stack>
      {listsRecent ? <RecentTransactions /> : null}
      {holdsBelow ? (
        <Foot>
          <RareOffers actor={actor} />
        </Foot>
      ) : null}
    </Stack>
  )
}
