import type { CaipNetworkId } from '../../core/caip.ts'
import { targetIn } from '../../core/configured-networks.ts'
import { isShared } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import type { TrackEvent } from '../../core/track.ts'
import { idOf } from '../modal/navigate.ts'
import type { BalanceCommand, WalletFact } from '../system.ts'
import { connectionIn, type KitContext, type KitEmitted } from './types.ts'

/** Another namespace is the active one. */
export const namespaceSwitched = { type: 'raise', params: { type: 'namespace.switched' } } as const
/** The app does not have the network: the developer is told. */
export const alertsStrange = {
  type: 'notify',
  params: { type: 'alert.raise', severity: 'error', failure: { code: 'network.notFound' } },
} as const
/** What a flow or a view of the modal is about may have gone. */
export const setupChanged = { type: 'raise', params: { type: 'setup.changed' } } as const
/** A connection that was asked for is there, in the namespace that `of` finds. */
export const arrives = <Where>(of: (where: Where) => Namespace | undefined) =>
  ({
    type: 'raise',
    params: (where: Where) => ({ type: 'connection.arrived', namespace: of(where) }) as const,
  }) as const
type OfNetwork = { event: { caipNetworkId: CaipNetworkId } }
/** The network of an event is the one that counts while no wallet is connected in its namespace. */
export const select = { type: 'select', params: idOf } as const
type InNetworks = OfNetwork & { context: { networks: readonly Network[] } }
/** The namespace of the network of an event. */
export const namespaceOfNetwork = ({ context: { networks }, event }: InNetworks) =>
  targetIn(networks, event.caipNetworkId)?.namespace
/** Whether the network of an event is of another namespace than the active one. */
export const isOfOtherNamespace = { type: 'isOtherNamespace', params: namespaceOfNetwork } as const
/** The same, where the active connection is the embedded wallet's, whose login is one in all namespaces. */
export const isLoginElsewhere = { type: 'isLoginElsewhere', params: namespaceOfNetwork } as const
/** Whether the network of an event is of another namespace than the active one, and that one has a connection. */
export const isConnectedOnOther = { type: 'isConnectedInOther', params: namespaceOfNetwork } as const
/** The namespace of the network of an event is the active one. */
export const activates = [{ type: 'setActive', params: namespaceOfNetwork }, namespaceSwitched] as const
/** The balance is asked, and started where it is not there yet. */
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

type Connected = Extract<WalletFact, { type: 'wallet.connected' }>
/** A wallet has connected, asked for or not. */
export const connected = [
  { type: 'syncConnection', params: ({ event }: { event: Connected }) => event },
  { type: 'setSelectedNetwork', params: ({ event }: { event: Connected }) => event.namespace },
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
/** By a login to the embedded wallet, by a code, by a link, or in this browser. */
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
