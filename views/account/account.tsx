import { useSelector } from '@xstate/react'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { lazyView, type ViewProps } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { portfolioMessages } from '../portfolio/messages.ts'
import type { PortfolioProps } from '../portfolio/portfolio.tsx'
import { Coming } from './coming.tsx'
import { useText } from './messages.ts'
import { Offers } from './offers.tsx'
import { Where } from './where.tsx'
import { Who } from './who.tsx'

type Props = ViewProps<typeof accountMachine>

/** Loads where the chart says that what the account holds is part of the view. */
const portfolio = lazyView<PortfolioProps, typeof portfolioMessages>(
  () => import('../portfolio/portfolio.tsx'),
  portfolioMessages,
)

/** The connected account: who, how much, where, what can be done with it, and the way out [account-view]. */
export default function Account({ actor }: Props) {
  const holdings = useSelector(actor, ({ children }) => children.portfolio)
  const offers = <Offers actor={actor} />
  return (
    <Stack gap={20}>
      <Stack align="center" gap={10}>
        <Who actor={actor} />
        <Where actor={actor} />
      </Stack>
      {holdings ? (
        <LazyPart
          part={portfolio}
          props={{ actor: holdings, children: offers }}
          fallback={<Coming actor={holdings}>{offers}</Coming>}
        />
      ) : (
        offers
      )}
      <Leave actor={actor} />
    </Stack>
  )
}

/** The way out. */
function Leave({ actor }: Props) {
  const t = useText()
  const leaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'))
  return (
    <Button
      variant="danger"
      icon="exit"
      wide
      busy={leaving}
      testId="disconnect-button"
      onPress={() => actor.send({ type: 'account.disconnect' })}
    >
      {leaving ? t('account.disconnecting') : t('account.disconnect')}
    </Button>
  )
}
