import { useSelector } from '@xstate/react'
import type { Network } from '../../core/network.ts'
import { type Route, rowOf } from '../../core/routes.ts'
import { goesTo } from '../../core/supports-network.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Chosen } from '../../ui/chosen.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useConnectedWallet, useConnection } from '../use-connection.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof kitMachine> & { current: string | undefined }

const isList = ({ route }: { route: Route }) => rowOf(route).listsNetworks === true

/** The app's networks. `current` is marked, and those that the wallet has not approved are disabled. */
export function NetworkList({ actor, current }: Props) {
  const t = useText()
  const networks = useSelector(actor, ({ context }) => context.networks)
  const namespaces = useSelector(actor, ({ context }) => context.namespaces)
  return (
    <List label={t('title.Networks')}>
      {networks
        .filter(({ chainNamespace }) => namespaces.includes(chainNamespace))
        .map((network) => (
          <NetworkRow key={network.caipNetworkId} {...{ actor, current, network }} />
        ))}
    </List>
  )
}

function NetworkRow({ actor, current, network }: Props & { network: Network }) {
  const t = useText()
  const { caipNetworkId, chainNamespace, name } = network
  const choice = { type: 'network.choose', caipNetworkId } as const
  const canChoose = useSelector(actor, (snapshot) => snapshot.can(choice))
  const active = useSelector(actor, ({ context }) => context.active)
  const connection = useConnection(actor, active)
  const wallet = truncate(useConnectedWallet(actor, connection).name)
  const refusal = useSelector(actor, ({ context }) => context.stack.findLast(isList)?.refused)
  const failure = refusal?.caipNetworkId === caipNetworkId ? refusal.failure : undefined
  const isCurrent = caipNetworkId === current
  const isRefused = connection && chainNamespace === active && !goesTo(connection, caipNetworkId)
  const sub = isCurrent
    ? t(connection ? 'connect.connected' : 'networks.current')
    : isRefused
      ? t('networks.notApproved', { wallet })
      : undefined
  return (
    <Row
      icon={<NetworkPicture actor={actor} network={network} name={name} size={40} travel={caipNetworkId} />}
      title={name}
      sub={sub}
      below={
        <Problem>
          {sub ? undefined : failure && t(failure.code, { wallet, network: truncate(name), ...failure.params })}
        </Problem>
      }
      hint={isCurrent ? <Chosen /> : 'forward'}
      disabled={!canChoose && !isCurrent}
      current={isCurrent}
      testId={`w3m-network-switch-${name}`}
      onPress={canChoose ? () => actor.send(choice) : undefined}
    />
  )
}
