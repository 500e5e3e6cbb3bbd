import type { CaipNetworkId } from '../core/caip.ts'
import { sentenceOf } from '../core/errors.ts'
import type { TrackEvent } from '../core/track.ts'
import { flow, type KitEmitted } from './kit-setup.ts'
import { modal } from './modal.ts'
import type { Memo } from './ports.ts'
import { systemIds, type WalletFact } from './system.ts'

export type { Environment, KitEmitted, KitEvent, KitInput } from './kit-setup.ts'

type OfNetwork = { event: { caipNetworkId: CaipNetworkId } }
const idOf = ({ event: { caipNetworkId } }: OfNetwork) => caipNetworkId
const forward = { type: 'forward', params: ({ event }: { event: WalletFact }) => event } as const

type Connected = Extract<WalletFact, { type: 'wallet.connected' }>
const connected = [
  { type: 'noteConnected', params: ({ event }: { event: Connected }) => event.namespace },
  {
    type: 'tell',
    params: ({ event }: { event: Connected }): KitEmitted => ({
      type: 'connect',
      namespace: event.namespace,
      connectorId: event.connectorId,
      silent: event.silent,
    }),
  },
  forward,
] as const
const remembered = {
  type: 'remember',
  params: ({ event: { namespace, connectorId, name } }: { event: Connected }): Memo => ({
    type: 'memo.connected',
    namespace,
    connectorId,
    name,
  }),
} as const
const succeeded = {
  type: 'track',
  params: ({ event: { name } }: { event: Connected }): TrackEvent => ({
    event: 'CONNECT_SUCCESS',
    properties: { method: 'browser', name },
  }),
} as const

type Disconnected = Extract<WalletFact, { type: 'wallet.disconnected' }>
const disconnected = [
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
  forward,
] as const

const boot = flow.createStateConfig({
  initial: 'reconnecting',
  states: { reconnecting: { always: { guard: 'isRestored', target: 'ready' } }, ready: {} },
})

/** The root: the wallets, the modal and its places, and the small actors that every flow speaks through. */
export const kitMachine = flow.createMachine({
  id: 'kit',
  context: ({ input }) => ({
    ...input,
    stack: [],
    serial: 1,
    active: input.namespaces[0] ?? 'eip155',
    connected: [],
    arrived: [],
    restoring: input.namespaces,
  }),
  entry: 'startWallets',
  type: 'parallel',
  invoke: [
    { id: 'snackbar', src: 'snackbar', systemId: systemIds.snackbar, onError: {} },
    { id: 'toasts', src: 'toasts', systemId: systemIds.toasts, onError: {} },
    { id: 'alerts', src: 'alerts', systemId: systemIds.alerts, onError: {} },
    { id: 'tracker', src: 'tracker', systemId: systemIds.tracker, onError: {} },
    { id: 'memory', src: 'memory', onError: {} },
  ],
  states: { boot, modal },
  on: {
    'account.disconnect': { actions: { type: 'disconnect', params: ({ event }) => event } },
    'wallet.connected': [
      { guard: { type: 'isSilent', params: ({ event }) => event.silent }, actions: connected },
      { actions: [...connected, remembered, succeeded] },
    ],
    'wallet.refused': { actions: forward },
    'wallet.accountChanged': { actions: forward },
    'wallet.networkChanged': { actions: forward },
    'wallet.networkRefused': {
      actions: [
        {
          type: 'tell',
          params: ({ event: { caipNetworkId, failure } }) => ({ type: 'networkRefused', caipNetworkId, failure }),
        },
        forward,
      ],
    },
    'network.switch': [
      {
        guard: { type: 'isStrange', params: idOf },
        actions: [
          { type: 'alert', params: { code: 'network.notFound' } },
          {
            type: 'tell',
            params: ({ event: { caipNetworkId } }) => ({
              type: 'networkRefused',
              caipNetworkId,
              failure: { code: 'network.notFound' },
            }),
          },
        ],
      },
      {
        guard: { type: 'isConnectedOn', params: idOf },
        actions: [
          { type: 'activate', params: idOf },
          { type: 'askForNetwork', params: idOf },
        ],
      },
      { actions: { type: 'select', params: idOf } },
    ],
    'wallet.disconnected': [
      {
        guard: { type: 'isLast', params: ({ event }) => event.remaining },
        actions: [...disconnected, { type: 'tell', params: { type: 'disconnect' } }],
      },
      { actions: disconnected },
    ],
    'wallet.disconnectFailed': {
      actions: [
        {
          type: 'track',
          params: ({ event }) => ({ event: 'DISCONNECT_ERROR', properties: { message: sentenceOf(event.failure) } }),
        },
        {
          type: 'tell',
          params: ({ event }) => ({ type: 'disconnectFailed', failure: event.failure }),
        },
        forward,
      ],
    },
    'wallet.restored': { actions: { type: 'noteRestored', params: ({ event }) => event.namespace } },
  },
})
