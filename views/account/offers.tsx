import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type AccountFeature, accountFeatures } from '../../core/account-features.ts'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon, type LazyIconName } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Tile, Tiles } from '../../ui/tiles.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { WalletsTile } from './wallets-tile.tsx'

type Props = ViewProps<typeof accountMachine>

const icons = { onramp: 'plus', swaps: 'swap', send: 'upload', receive: 'download' } satisfies Record<
  AccountFeature,
  LazyIconName
>

/** Two sliders; 20 by 20, 1.5 strokes, round ends, as all icons. */
const sliders =
  'M3 6.5h7.2m4.6 0H17M3 13.5h2.2m4.6 0H17M14.8 6.5a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Zm-5 7a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z'

/** The test id of an action, for embedded and other wallets. */
const idOf = (feature: AccountFeature, embedded: boolean) =>
  embedded ? `wallet-features-${feature}-button` : `w3m-account-default-${feature}-button`

/** The account's actions in the dApp's order [account-features], and below them links to more about the account. */
export function Offers({ actor, children }: Props & { children: ReactNode }) {
  const t = useText()
  const wished = useSelector(actor, ({ context }) => context.features.walletFeaturesOrder)
  const canReceive = useSelector(actor, (snapshot) => snapshot.can({ type: 'receive.open' }))
  const canSend = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.open' }))
  const canSwap = useSelector(actor, (snapshot) => snapshot.can({ type: 'swaps.open' }))
  const canBuy = useSelector(actor, (snapshot) => snapshot.can({ type: 'onramp.open' }))
  const can = { onramp: canBuy, swaps: canSwap, receive: canReceive, send: canSend }
  const hasPortfolio = useSelector(actor, (snapshot) => snapshot.can({ type: 'portfolio.open' }))
  const hasActivity = useSelector(actor, (snapshot) => snapshot.can({ type: 'activity.open' }))
  const isEmbedded = useSelector(actor, (snapshot) => snapshot.can({ type: 'settings.open' }))
  return (
    <Stack gap={8}>
      <Tiles>
        {accountFeatures(wished).map((feature) =>
          can[feature] ? (
            <Tile
              key={feature}
              icon={icons[feature]}
              testId={idOf(feature, isEmbedded)}
              onPress={() => actor.send({ type: `${feature}.open` })}
            >
              {t(`account.${feature}`)}
            </Tile>
          ) : null,
        )}
      </Tiles>
      {hasPortfolio || hasActivity ? (
        <List>
          {hasPortfolio ? (
            <Row
              icon={<LazyIcon name="coins" />}
              title={t('account.portfolio')}
              hint="forward"
              testId="account-portfolio"
              onPress={() => actor.send({ type: 'portfolio.open' })}
            />
          ) : null}
          {hasActivity ? (
            <Row
              icon={<LazyIcon name="clock" />}
              title={t('account.activity')}
              hint="forward"
              testId="w3m-account-default-activity-button"
              onPress={() => actor.send({ type: 'activity.open' })}
            />
          ) : null}
        </List>
      ) : null}
      {children}
    </Stack>
  )
}

/** Rarely needed actions and disconnecting, in one line. */
export function RareOffers({ actor }: Props) {
  const t = useText()
  const hasSettings = useSelector(actor, (snapshot) => snapshot.can({ type: 'settings.open' }))
  const hasSessions = useSelector(actor, (snapshot) => snapshot.can({ type: 'sessions.open' }))
  const canOpenWallets = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallets.open' }))
  return (
    <Tiles quiet>
      {hasSettings ? (
        <Tile
          icon={<Drawing path={sliders} />}
          testId="account-settings-button"
          onPress={() => actor.send({ type: 'settings.open' })}
        >
          {t('account.settings')}
        </Tile>
      ) : null}
      {hasSessions ? (
        <Tile icon="key" testId="account-smart-sessions" onPress={() => actor.send({ type: 'sessions.open' })}>
          {t('account.sessions')}
        </Tile>
      ) : null}
      {canOpenWallets ? <WalletsTile actor={actor} /> : null}
      <LeaveTile actor={actor} />
    </Tiles>
  )
}

/** The disconnect button. */
function LeaveTile({ actor }: Props) {
  const t = useText()
  const leaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'))
  return (
    <>
      <Tile
        icon="exit"
        busy={leaving}
        testId="disconnect-button"
        onPress={() => actor.send({ type: 'account.disconnect' })}
      >
        {t('account.disconnect')}
      </Tile>
      {leaving ? <Say>{t('account.disconnecting')}</Say> : null}
    </>
  )
}
