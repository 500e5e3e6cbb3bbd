import type { CaipNetworkId } from '../../core/caip.ts'
import { targetIn } from '../../core/configured-networks.ts'
import { isShared } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import type { TrackEvent } from '../../core/track.ts'
import { idOf } from '../modal/navigate.ts'
import type { BalanceCommand, WalletFact } from '../system.ts'
import { connectionIn, type KitContext, type KitEmitted } from './types.ts'

/** The active namespace has changed. */
export const namespaceSwitched = { type: 'raise', params: { type: 'namespace.switched' } } as const
/** The app does not have the network: alerts the developer. */
export const alertsStrange = {
  type: 'notify',
  params: { type: 'alert.raise', severity: 'error', failure: { code: 'network.notFound' } },
} as const
/** The subject of a flow or of a view may no longer exist. */
export const setupChanged = { type: 'raise', params: { type: 'setup.changed' } } as const
/** A requested connection is ready, in the namespace that `of` returns. */
export const arrives = <Where>(of: (where: Where) => Namespace | undefined) =>
  ({
    type: 'raise',
    params: (where: Where) => ({ type: 'connection.arrived', namespace: of(where) }) as const,
  }) as const
type OfNetwork = { event: { caipNetworkId: CaipNetworkId } }
/** Selects the event's network, which applies while no wallet is connected in its namespace. */
export const select = { type: 'select', params: idOf } as const
type InNetworks = OfNetwork & { context: { networks: readonly Network[] } }
/** The namespace of the event's network. */
export const namespaceOfNetwork = ({ context: { networks }, event }: InNetworks) =>
  targetIn(networks, event.caipNetworkId)?.namespace
/** Whether the event's network is in another namespace than the active one. */
export const isOfOtherNamespace = { type: 'isOtherNamespace', params: namespaceOfNetwork } as const
/** Likewise, if the active connection is the embedded wallet, whose login is shared by all namespaces. */
export const isLoginElsewhere = { type: 'isLoginElsewhere', params: namespaceOfNetwork } as const
/** Whether the event's network is in another namespace than the active one, and that namespace has a connection. */
export const isConnectedOnOther = { type: 'isConnectedInOther', params: namespaceOfNetwork } as const
/** Activates the namespace of the event's network. */
export const activates = [{ type: 'setActive', params: namespaceOfNetwork }, namespaceSwitched] as const
/** Forwards a balance command, and starts the balance actor if there is none. */
export const asksBalance = {
  guard: { type: 'isKnown', params: ({ event }: { event: BalanceCommand }) => event.namespace },
  actions: [
    {
      type: 'startOnce',
      params: ({ event: { namespace } }: { event: BalanceCommand }) => ({ namespace }),
    },
    { type: 'askBalance', params: ({ event }: { event: BalanceCommand }) => event },
  ],
} as const

/** Selects the network that the wallet of the event's namespace is on, if the app has it. */
export const selectsReported = {
  type: 'select',
  params: ({ context, event }: { context: KitContext; event: { namespace: Namespace } }) =>
    connectionIn(context, event.namespace)?.caipNetworkId,
} as const
type Connected = Extract<WalletFact, { type: 'wallet.connected' }>
/** A wallet has connected, requested or not. */
export const connected = [
  { type: 'syncConnection', params: ({ event }: { event: Connected }) => event },
  selectsReported,
  {
    type: 'emitEvent',
    params: ({ event }: { event: Connected }): KitEmitted => ({
      type: 'connect',
      namespace: event.namespace,
      connectorId: event.connectorId,
      silent: event.silent,
    }),
  },
] as const
/** How the wallet connected: by an embedded login, a code, a link, or in this browser. */
const methodOf = (context: KitContext, { namespace, connectorId }: Connected) => {
  if (connectionIn(context, namespace)?.user) return 'email'
  if (isShared(connectorId)) return context.environment.mobile ? 'mobile' : 'qrcode'
  return 'browser'
}
export const succeeded = {
  type: 'track',
  params: ({ context, event }: { context: KitContext; event: Connected }): TrackEvent => ({
    event: 'CONNECT_SUCCESS',
    properties: { method: methodOf(context, event), name: event.name },
  }),
} as const

type Disconnected = Extract<WalletFact, { type: 'wallet.disconnected' }>
/** A connection has ended. */
export const disconnected = [
  { type: 'syncConnection', params: ({ event }: { event: Disconnected }) => event },
  {
    type: 'track',
    params: ({ event: { namespace } }: { event: Disconnected }): TrackEvent => ({
      event: 'DISCONNECT_SUCCESS',
      properties: { namespace },
    }),
  },
] as const
