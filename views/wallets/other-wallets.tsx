import type { Connection } from '../../core/connector.ts'
import { shorten } from '../../core/shorten.ts'
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

/** The other connections of a namespace, which can be made active. */
export function OtherWallets({ actor, connections }: Props & { connections: readonly Connection[] }) {
  usePaired()
  const t = useText()
  return (
    <Headed title={t('wallets.others')}>
      {connections.map((connection) => (
        <OtherWallet key={connection.connectorId} actor={actor} connection={connection} />
      ))}
    </Headed>
  )
}

function OtherWallet({ actor, connection }: Props & { connection: Connection }) {
  const t = useText()
  const { namespace, connectorId, accounts } = connection
  const connector = useConnector(actor, namespace, connectorId)
  const { switching, disconnecting, failure, canSwitch, canDisconnect } = useAct(actor, connection)
  const title = connector?.name ?? connectorId
  const wallet = truncate(title)
  return (
    <Row
      icon={<WalletIcon src={connector?.icon} name={title} travel={connectorId} />}
      title={title}
      sub={<bdi>{shorten(accounts[0]?.address ?? '')}</bdi>}
      below={<Problem>{failure && t(failure.code, { wallet })}</Problem>}
      badge={switching || disconnecting ? null : <Tag tone="act">{t('wallets.switch')}</Tag>}
      busy={switching}
      disabled={!canSwitch && !switching}
      testId={`wui-inactive-profile-wallet-item-${connectorId}`}
      onPress={() => actor.send({ type: 'connection.switch', connectorId })}
      aside={
        <LazyIconButton
          icon="exit"
          label={t('wallets.disconnect', { wallet })}
          busy={disconnecting}
          disabled={!canDisconnect && !disconnecting}
          testId="wui-inactive-profile-wallet-item-button"
          onPress={() => actor.send({ type: 'connection.disconnect', connectorId })}
        />
      }
    />
  )
}
