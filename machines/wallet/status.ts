import { and, not } from 'xstate'
import { type ErrorCode, failureOf } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { ErrorEvent } from '../contract.ts'
import type { AdapterReport } from '../ports.ts'
import type { WalletCommand } from '../system.ts'
import {
  type Choice,
  type PendingRequest,
  type RequestFailure,
  requestedChoice,
  requestedConnector,
  walletSetup,
} from './setup.ts'

type Connect = Extract<WalletCommand, { type: 'wallet.connect' }>
type OfConnector = { event: { connectorId: string } }

/**
 * The actions for a failed request: with its port's error, or with a code; of the current request, or of a rejected
 * one.
 */
const failing = (type: RequestFailure['type']) => ({
  byError: {
    type: 'emitFailure',
    params: ({ event }: ErrorEvent): RequestFailure => ({ type, failure: failureOf(event.error) }),
  } as const,
  by: (code: ErrorCode) => ({ type: 'emitFailure', params: { type, failure: { code } } }) as const,
  rejecting: (code: ErrorCode) =>
    ({
      type: 'emitFailure',
      params: ({ event: { connectorId } }: OfConnector): RequestFailure => ({
        type,
        connectorId,
        failure: { code },
      }),
    }) as const,
})
const { byError: connectFailed, by: refuses, rejecting: rejectsConnect } = failing('wallet.refused')
const {
  byError: activationFailed,
  by: refusesActivation,
  rejecting: rejectsActivation,
} = failing('wallet.activationFailed')
const disconnectFailed = failing('wallet.disconnectFailed').by('wallet.disconnectFailed')
const [connectAborted, activationAborted] = [refuses('request.aborted'), refusesActivation('request.aborted')] as const

const connectorOf = ({ event }: OfConnector) => event.connectorId
const choiceOf = ({ event }: { event: Choice }) => event
const setConnect = {
  type: 'setRequest',
  params: ({ event: { connectorId, caipNetworkId } }: { event: Connect }): PendingRequest => ({
    type: 'connect',
    connectorId,
    ...(caipNetworkId && { caipNetworkId }),
  }),
} as const
const setActivate = {
  type: 'setRequest',
  params: ({ event: { connectorId, address } }: { event: Choice }): PendingRequest => ({
    type: 'activate',
    connectorId,
    ...(address && { address }),
  }),
} as const
const clearRequest = { type: 'setRequest', params: { type: 'none' } } as const

const rejectsCurrent = {
  guard: { type: 'isCurrent', params: connectorOf },
  actions: rejectsConnect('wallet.alreadyConnected'),
} as const
const isStanding = { type: 'isStanding', params: connectorOf } as const
/**
 * The transitions that request another connector; `aborts` are the actions that report the previous request as aborted.
 */
const connects = <Aborts extends readonly object[]>(...aborts: Aborts) =>
  [
    rejectsCurrent,
    {
      description: 'A live connection is not requested again.',
      guard: isStanding,
      target: 'activatingForConnect',
      reenter: true,
      actions: [...aborts, setConnect],
    },
    { target: 'connecting', reenter: true, actions: [...aborts, setConnect] },
  ] as const

const mayActivate = { type: 'mayActivate', params: choiceOf } as const
const rejectsForeign = {
  guard: { type: 'isForeign', params: connectorOf },
  actions: rejectsActivation('wallet.notConnected'),
} as const
const activates = { guard: mayActivate, target: 'activating', reenter: true } as const

const queue = {
  type: 'queueDisconnect',
  params: ({ context, event }: { context: AdapterReport; event: { connectorId?: string } }) =>
    event.connectorId ?? context.current,
} as const

/** The transitions that replace a pending connect. */
const insteadOfConnect = {
  'wallet.activate': { ...activates, actions: [connectAborted, setActivate] },
  'wallet.abandon': 'settling',
  'wallet.disconnect': { target: 'settling', actions: [connectAborted, queue] },
  'wallet.disconnectAll': { target: 'settling', actions: [connectAborted, 'queueAll'] },
} as const

/** If only one wallet may be connected, the new one replaces the others. */
const succeeds = (guard: 'isRequestedCurrent' | 'isRequestedActive') =>
  [
    { guard: and([guard, 'isMultiple']), target: 'settling' },
    { guard, target: 'settling', actions: 'queueOthers' },
  ] as const

type Requesting = { context: { namespace: Namespace; request: PendingRequest } }
const activateConnection = {
  id: 'activateConnection',
  src: 'activateConnection',
  input: ({ context: { namespace, request } }: Requesting) => ({ namespace, ...requestedChoice(request) }),
} as const

const ends = {
  'wallet.disconnect': { target: 'disconnecting', actions: queue },
  'wallet.disconnectAll': { target: 'disconnecting', actions: 'queueAll' },
} as const

/** The connection status of a namespace. */
export const status = walletSetup.createStateConfig({
  description:
    'The connection status. The adapter’s report decides; a request only speeds it up [wallet-source] [wallet-status].',
  initial: 'reconnecting',
  on: { 'wallet.activate': rejectsForeign },
  states: {
    settling: {
      description: 'The next queued connection ends; if the queue is empty, the report decides at once.',
      always: [
        { guard: 'isDisconnectQueued', target: 'disconnecting' },
        { guard: 'isConnected', target: 'connected' },
        { target: 'disconnected' },
      ],
    },
    disconnected: {
      description: 'No wallet is connected. A late approval is still honoured [flow-late-answer].',
      entry: clearRequest,
      always: { guard: 'isConnected', target: 'connected' },
      on: {
        'wallet.connect': [rejectsCurrent, { target: 'connecting', actions: setConnect }],
      },
    },
    reconnecting: {
      description: 'Stored connections are being tried. The user may connect meanwhile [wallet-status].',
      always: [
        { guard: 'isConnected', target: 'connected' },
        { guard: 'isRestored', target: 'disconnected' },
      ],
      on: {
        'wallet.connect': [rejectsCurrent, { target: 'connecting', actions: setConnect }],
      },
    },
    connecting: {
      description:
        'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It can’t be aborted: a late approval arrives as a report [flow-late-answer].',
      invoke: {
        id: 'requestConnection',
        src: 'requestConnection',
        input: ({ context: { namespace, request } }) => ({
          namespace,
          connectorId: requestedConnector(request),
          ...(request.type === 'connect' && request.caipNetworkId && { caipNetworkId: request.caipNetworkId }),
        }),
        onDone: { target: 'settling', actions: refuses('unknown') },
        onError: { target: 'settling', actions: connectFailed },
      },
      always: succeeds('isRequestedCurrent'),
      after: { prompt: { target: 'settling', actions: refuses('request.timeout') } },
      on: { 'wallet.connect': connects(), ...insteadOfConnect },
    },
    activatingForConnect: {
      description:
        'The user chose to connect with a live connection: it becomes the active one, within 30 s [wallet-activate].',
      invoke: {
        ...activateConnection,
        onDone: { target: 'settling', actions: refuses('wallet.activateFailed') },
        onError: { target: 'settling', actions: connectFailed },
      },
      always: [
        ...succeeds('isRequestedActive'),
        { guard: 'isRequestedGone', target: 'settling', actions: refuses('wallet.notConnected') },
      ],
      after: { request: { target: 'settling', actions: refuses('request.timeout') } },
      on: { 'wallet.connect': connects(connectAborted), ...insteadOfConnect },
    },
    connected: {
      description:
        'At least one wallet is connected. A request to connect the current one again is refused [connect-current-refused].',
      entry: clearRequest,
      always: { guard: not('isConnected'), target: 'disconnected' },
      on: {
        'wallet.connect': connects(),
        'wallet.activate': { ...activates, actions: setActivate },
        ...ends,
      },
    },
    activating: {
      description:
        'One of several connections becomes the active one: done when the report says so, abandoned after 30 s [wallet-activate].',
      invoke: {
        ...activateConnection,
        onDone: { target: 'settling', actions: refusesActivation('wallet.activateFailed') },
        onError: { target: 'settling', actions: activationFailed },
      },
      always: [
        { guard: 'isRequestedActive', target: 'settling' },
        { guard: 'isRequestedGone', target: 'settling', actions: refusesActivation('wallet.notConnected') },
      ],
      after: { request: { target: 'settling', actions: refusesActivation('request.timeout') } },
      on: {
        'wallet.connect': connects(activationAborted),
        'wallet.activate': {
          ...activates,
          guard: { type: 'mayTurn', params: choiceOf },
          actions: [activationAborted, setActivate],
        },
        'wallet.dispose': { target: 'settling', actions: activationAborted },
        'wallet.disconnect': { target: 'disconnecting', actions: [activationAborted, queue] },
        'wallet.disconnectAll': { target: 'disconnecting', actions: [activationAborted, 'queueAll'] },
      },
    },
    disconnecting: {
      description:
        'The connection is ending: done when the report no longer contains it, not when a promise resolves. Capped at 3 s [wallet-disconnect-cap].',
      invoke: {
        id: 'endConnection',
        src: 'endConnection',
        input: ({ context: { namespace, request } }) => ({ namespace, connectorId: requestedConnector(request) }),
        onDone: { target: 'settling', actions: [disconnectFailed, 'dequeue'] },
        onError: { target: 'settling', actions: [disconnectFailed, 'dequeue'] },
      },
      always: { guard: 'isRequestedGone', target: 'settling', actions: 'dequeue' },
      after: { disconnect: { target: 'settling', actions: [disconnectFailed, 'dequeue'] } },
      on: {
        'wallet.connect': { actions: rejectsConnect('wallet.disconnecting') },
        'wallet.activate': { actions: rejectsActivation('wallet.disconnecting') },
        'wallet.disconnect': { actions: queue },
        'wallet.disconnectAll': { actions: 'queueAll' },
      },
    },
  },
})
