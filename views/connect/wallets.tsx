import { useSelector } from '@xstate/react'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { WalletRow } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { WalletIcon } from '../../ui/image.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import { useText } from './messages.ts'
import type { MoreWalletsProps } from './more-wallets.tsx'
import { Room } from './room.tsx'

const NoWallet = lazy(() => import('./no-wallet.tsx'))
const Unreached = lazy(() => import('./unreached.tsx'))

type Part = { default: ComponentType<MoreWalletsProps> }
let late: LazyExoticComponent<Part['default']> | undefined

/** The list does without what does not come, and asks for it anew when it is drawn again. */
function lateWallets() {
  late ??= lazy<Part['default']>(() =>
    import('./more-wallets.tsx').catch((): Part => {
      late = undefined
      return { default: () => null }
    }),
  )
  return late
}

export interface WalletsProps {
  actor: ActorRefFrom<typeof connectMachine>
  rows: readonly WalletRow[]
}

/** The wallets that can be connected, or why there is none. */
export function Wallets({ actor, rows }: WalletsProps) {
  const t = useText()
  const onGet = () => actor.send({ type: 'wallet.get' })
  const isNone = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'none' }))
  const isUnreached = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'unreached' }))
  const isInstalled = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'installed' }))
  if (isNone || isUnreached)
    return <Suspense>{isNone ? <NoWallet onGet={onGet} /> : <Unreached onGet={onGet} />}</Suspense>
  const MoreWallets = lateWallets()
  return (
    <>
      <List label={t('connect.list')}>
        {rows.map(({ id, name, icon, rdns, type, ways, badge }) => {
          const isCode = type === 'WALLET_CONNECT'
          return (
            <Row
              key={id}
              testId={`wallet-selector-${isCode ? 'walletconnect' : (rdns ?? name)}`}
              icon={<WalletIcon src={icon} name={name} travel={ways[0].connectorId} />}
              title={name}
              badge={badge ? <Badge>{t(`connect.${badge}`)}</Badge> : null}
              hint="forward"
              onPress={() =>
                actor.send(
                  isCode ? { type: 'wallet.choose', platform: 'qrcode' } : { type: 'connector.choose', name, ways },
                )
              }
            />
          )
        })}
        {isInstalled ? null : (
          <Suspense
            fallback={<Room rows={3 - Math.min(2, rows.filter(({ type }) => type !== 'WALLET_CONNECT').length)} />}
          >
            <MoreWallets actor={actor} rows={rows} />
          </Suspense>
        )}
      </List>
      <Footer>
        <TextLink testId="get-wallet" onPress={onGet}>
          {t('connect.missing')}
        </TextLink>
      </Footer>
    </>
  )
}
