import type { CaipNetworkId } from '../core/caip.ts'
import { isShared } from '../core/connector.ts'
import { type Network, targetIn } from '../core/network.ts'
import type { TrackEvent } from '../core/track.ts'
import type { Environment, KitEmitted } from './kit-terms.ts'
import { idOf } from './modal-steps.ts'
import type { Memo } from './ports.ts'
import type { PairingFact, WalletFact } from './system.ts'

type OfNetwork = { event: { caipNetworkId: CaipNetworkId } }
/** The network of an event is the one that counts while nobody is connected in its namespace. */
export const select = { type: 'select', params: idOf } as const
/** The namespace of the network of an event is the active one. */
export const activate = {
  type: 'activate',
  params: ({
    context: { networks },
    event: { caipNetworkId },
  }: OfNetwork & { context: { networks: readonly Network[] } }) => targetIn(networks, caipNetworkId)?.namespace,
} as const
/** The flows of the stack are told. */
export const forward = { type: 'forward', params: ({ event }: { event: WalletFact | PairingFact }) => event } as const

type Connected = Extract<WalletFact, { type: 'wallet.connected' }>
/** A wallet has connected, asked for or not. */
export const connected = [
  { type: 'noteConnected', params: ({ event }: { event: Connected }) => event },
  { type: 'noteNetwork', params: ({ event }: { event: Connected }) => event.namespace },
  {
    type: 'tell',
    params: ({ event }: { event: Connected }): KitEmitted => ({
      type: 'connect',
      namespace: event.namespace,
      connectorId: event.connectorId,
      silent: event.silent,
    }),
  },
  'checkSigner',
  forward,
  'checkNetwork',
] as const
type Chosen = Extract<WalletFact, { type: 'wallet.connected' | 'wallet.activated' }>
/** The connection is found again after a reload. */
export const remembered = {
  type: 'remember',
  params: ({ event: { namespace, connectorId, name } }: { event: Chosen }): Memo => ({
    type: 'memo.connected',
    namespace,
    connectorId,
    name,
  }),
} as const
/** FACTS 4.2: by a code, by a link, or in this browser. */
export const succeeded = {
  type: 'track',
  params: ({
    context: { environment },
    event: { connectorId, name },
  }: {
    context: { environment: Environment }
    event: Connected
  }): TrackEvent => ({
    event: 'CONNECT_SUCCESS',
    properties: { method: isShared(connectorId) ? (environment.mobile ? 'mobile' : 'qrcode') : 'browser', name },
  }),
} as const

type Disconnected = Extract<WalletFact, { type: 'wallet.disconnected' }>
/** A connection has ended. */
export const disconnected = [
  { type: 'noteDisconnected', params: ({ event }: { event: Disconnected }) => event },
  {
    type: 'remember',
    params: ({ event: { namespace, connectorId } }: { event: Disconnected }): Memo => ({
      type: 'memo.disconnected',
      namespace,
      connectorId,
    }),
  },
  {
    type: 'track',
    params: ({ event: { namespace } }: { event: Disconnected }): TrackEvent => ({
      event: 'DISCONNECT_SUCCESS',
      properties: { namespace },
    }),
  },
  'rememberNetwork',
  'checkSigner',
  forward,
  'checkNetwork',
] as const
