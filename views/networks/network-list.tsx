import { useSelector } from '@xstate/react'
import { goesTo } from '../../core/supports-network.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { List, Row } from '../../ui/list.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useConnection, useConnector } from '../use-connection.ts'
import { useText } from './messages.ts'

/** The networks of the app; the one that is `current` is marked, and those that the wallet has not approved are closed. */
export function NetworkList({ actor, current }: ViewProps<typeof kitMachine> & { current: string | undefined }) {
  const t = useText()
  const networks = useSelector(actor, ({ context }) => context.networks)
  const namespaces = useSelector(actor, ({ context }) => context.namespaces)
  const active = useSelector(actor, ({ context }) => context.active)
  const connection = useConnection(actor, active)
  const connector = useConnector(actor, active, connection?.connectorId ?? '')
  const wallet = truncate(connector?.name ?? connection?.connectorId ?? '')
  return (
    <List label={t('title.Networks')}>
      {networks
        .filter(({ chainNamespace }) => namespaces.includes(chainNamespace))
        .map((network) => {
          const { caipNetworkId, chainNamespace, name } = network
          const isCurrent = caipNetworkId === current
          const refused = connection && chainNamespace === active && !goesTo(connection, caipNetworkId)
          return (
            <Row
              key={caipNetworkId}
              icon={<NetworkPicture actor={actor} network={network} name={name} size={40} travel={caipNetworkId} />}
              title={name}
              sub={isCurrent ? t('networks.current') : refused ? t('networks.notApproved', { wallet }) : undefined}
              hint={isCurrent ? 'check' : 'forward'}
              disabled={refused}
              current={isCurrent}
              testId={`w3m-network-switch-${name}`}
              onPress={isCurrent ? undefined : () => actor.send({ type: 'network.choose', caipNetworkId })}
            />
          )
        })}
    </List>
  )
}
