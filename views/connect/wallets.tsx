import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { WalletRow } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect.ts'
import { WalletIcon } from '../../ui/image.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import { useText } from '../text.tsx'

const NoWallet = lazy(() => import('./no-wallet.tsx'))
const Unreached = lazy(() => import('./unreached.tsx'))

export interface WalletsProps {
  actor: ActorRefFrom<typeof connectMachine>
  rows: readonly WalletRow[]
  /** Whether the way to some wallets could not be fetched. */
  lost: boolean
}

/** The wallets that can be connected, or why there is none. */
export function Wallets({ actor, rows, lost }: WalletsProps) {
  const t = useText()
  const onGet = () => actor.send({ type: 'wallet.get' })
  const Empty = lost ? Unreached : NoWallet
  if (rows.length === 0)
    return (
      <Suspense>
        <Empty onGet={onGet} />
      </Suspense>
    )
  return (
    <>
      <List label={t('connect.list')}>
        {rows.map(({ id, name, icon, rdns, ways, badge }) => (
          <Row
            key={id}
            testId={`wallet-selector-${rdns ?? name}`}
            icon={<WalletIcon src={icon} name={name} travel={ways[0].connectorId} />}
            title={name}
            badge={badge ? <Badge>{t(`connect.${badge}`)}</Badge> : null}
            hint="forward"
            onPress={() => actor.send({ type: 'connector.choose', name, ways })}
          />
        ))}
      </List>
      <Footer>
        <TextLink testId="get-wallet" onPress={onGet}>
          {t('connect.missing')}
        </TextLink>
      </Footer>
    </>
  )
}
