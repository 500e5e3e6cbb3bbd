import { useSelector } from '@xstate/react'
import { shorten } from '../../core/shorten.ts'
import type { StoredConnection } from '../../machines/ports.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'
import { Headed } from '../../ui/headed.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { LazyIconButton } from '../../ui/lazy-icon-button.tsx'
import { Row } from '../../ui/list.tsx'
import { usePaired } from '../../ui/paired.ts'
import { Problem } from '../../ui/problem.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { useText } from './messages.ts'
import { useAct } from './use-act.ts'

type Props = ViewProps<typeof profileWalletsMachine>

/** The recent wallets: each can be connected again or forgotten with one press [wallet-recent-again]. */
export function RecentWallets({ actor }: Props) {
  usePaired()
  const t = useText()
  const recentConnections = useSelector(actor, ({ context }) => context.recentConnections)
  return (
    <Headed title={t('wallets.recent')} quiet>
      {recentConnections.map((connection) => (
        <RecentWallet key={connection.connectorId} actor={actor} connection={connection} />
      ))}
    </Headed>
  )
}

function RecentWallet({ actor, connection }: Props & { connection: StoredConnection }) {
  const t = useText()
  const { namespace, connectorId, accounts } = connection
  const connector = useConnector(actor, namespace, connectorId)
  const { connecting, isSlow, failure, canReconnect, canForget } = useAct(actor, connection)
  const title = connector?.name ?? connectorId
  const wallet = truncate(title)
  const address = accounts[0]?.address
  const progress = t(isSlow ? 'wallets.slow' : 'wallets.asking', { wallet })
  return (
    <Row
      icon={<WalletIcon src={connector?.icon} name={title} travel={connectorId} />}
      title={title}
      sub={connecting ? progress : address && <bdi>{shorten(address)}</bdi>}
      below={<Problem>{failure && t(failure.code, { wallet })}</Problem>}
      badge={connecting ? null : <Tag tone="act">{t('wallets.connect')}</Tag>}
      busy={connecting}
      disabled={!canReconnect && !connecting}
      testId={`wui-recent-profile-wallet-item-${connectorId}`}
      onPress={() => actor.send({ type: 'connection.reconnect', connectorId })}
      aside={
        <LazyIconButton
          icon="close"
          label={t('wallets.forget', { wallet })}
          disabled={!canForget}
          testId="wui-recent-profile-wallet-item-forget-button"
          onPress={() => actor.send({ type: 'connection.forget', connectorId })}
        />
      }
    />
  )
}
