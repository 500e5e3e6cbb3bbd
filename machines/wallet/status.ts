import { not } from 'xstate'
import { type ErrorCode, failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import type { AdapterReport } from '../ports.ts'
import { type Ask, type Choice, walletSetup } from './setup.ts'

const failed = { type: 'refuse', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const turnDown = (code: ErrorCode) =>
  ({
    type: 'turnDown',
    params: ({ event: { connectorId } }: { event: Ask }) => ({ connectorId, code }),
  }) as const
const withdrawn = { type: 'refuse', params: { code: 'request.aborted' } } as const
const refuseChoice = (code: ErrorCode) => ({ type: 'refuseChoice', params: { code } }) as const
const choiceFailed = { type: 'refuseChoice', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const unanswered = { type: 'refuse', params: { code: 'request.timeout' } } as const
const standing = { type: 'tellStanding', params: { code: 'wallet.disconnectFailed' } } as const

const askFor = { type: 'ask', params: ({ event }: { event: Ask }) => event } as const
const choose = { type: 'choose', params: ({ event }: { event: Choice }) => event } as const

const connectorOf = ({ event }: { event: Ask }) => event.connectorId
const refusesCurrent = {
  guard: { type: 'isCurrent', params: connectorOf },
  actions: turnDown('wallet.alreadyConnected'),
} as const
const asks = { target: 'connecting', reenter: true, actions: askFor } as const
const stands = {
  description: 'A live connection is not asked for again.',
  guard: { type: 'isStanding', params: connectorOf },
  target: 'activating',
  reenter: true,
  actions: [askFor, choose],
} as const
const connects = [refusesCurrent, stands, asks] as const

const choiceOf = ({ event }: { event: Choice }) => event
const turnDownChoice = (code: ErrorCode) =>
  ({
    type: 'turnDownChoice',
    params: ({ event: { connectorId } }: { event: Choice }) => ({ connectorId, code }),
  }) as const
const turnsDownForeign = {
  guard: { type: 'isForeign', params: connectorOf },
  actions: turnDownChoice('wallet.notConnected'),
} as const
const mayActivate = {
  guard: { type: 'mayActivate', params: choiceOf },
  target: 'activating',
  reenter: true,
  actions: ['forget', choose],
} as const
const dropped = refuseChoice('request.aborted')
const turnsToAnother = {
  ...mayActivate,
  guard: { type: 'mayTurn', params: choiceOf },
  actions: [dropped, 'forget', choose],
} as const

const end = {
  type: 'end',
  params: ({ context, event }: { context: AdapterReport; event: { connectorId?: string } }) =>
    event.connectorId ?? context.current,
} as const

const ends = {
  'wallet.disconnect': { target: 'disconnecting', actions: end },
  'wallet.disconnectAll': { target: 'disconnecting', actions: 'endAll' },
} as const

/** The connection status of a namespace. */
export const status = walletSetup.createStateConfig({
  description:
    'The connection status. The adapter’s report decides, and a request only hurries it [wallet-source] [wallet-status].',
  initial: 'reconnecting',
  states: {
    settling: {
      description: 'What waits to be ended comes next; where nothing does, the report decides at once.',
      entry: 'forget',
      always: [
        { guard: 'isEnding', target: 'disconnecting' },
        { guard: 'isConnected', target: 'connected' },
        { target: 'disconnected' },
      ],
    },
    disconnected: {
      description: 'No wallet is connected. An approval that comes late is honoured all the same [flow-late-answer].',
      always: { guard: 'isConnected', target: 'connected' },
      on: {
        'wallet.connect': [refusesCurrent, asks],
        'wallet.activate': { actions: turnDownChoice('wallet.notConnected') },
      },
    },
    reconnecting: {
      description: 'The stored connections are being tried. The user may connect meanwhile [wallet-status].',
      always: [
        { guard: 'isConnected', target: 'connected' },
        { guard: 'isRestored', target: 'disconnected' },
      ],
      on: {
        'wallet.connect': [refusesCurrent, asks],
        'wallet.activate': { actions: turnDownChoice('wallet.notConnected') },
      },
    },
    connecting: {
      description:
        'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It cannot be aborted: a late approval arrives as a report [flow-late-answer].',
      invoke: {
        id: 'requestConnection',
        src: 'requestConnection',
        input: ({ context: { namespace, asked, wished } }) => ({
          namespace,
          connectorId: asked ?? '',
          ...(wished && { caipNetworkId: wished }),
        }),
        onDone: { target: 'settling', actions: { type: 'refuse', params: { code: 'unknown' } } },
        onError: { target: 'settling', actions: failed },
      },
      always: { guard: 'isAskedCurrent', target: 'settling', actions: 'supersede' },
      after: { prompt: { target: 'settling', actions: unanswered } },
      on: {
        'wallet.connect': connects,
        'wallet.activate': [turnsToAnother, turnsDownForeign],
        'wallet.abandon': 'settling',
        'wallet.disconnect': { target: 'settling', actions: [withdrawn, end] },
        'wallet.disconnectAll': { target: 'settling', actions: [withdrawn, 'endAll'] },
      },
    },
    connected: {
      description:
        'At least one wallet is connected. Connecting the current one again is refused [connect-current-refused].',
      always: { guard: not('isConnected'), target: 'disconnected' },
      on: { 'wallet.connect': connects, 'wallet.activate': [mayActivate, turnsDownForeign], ...ends },
    },
    activating: {
      description:
        'One of several connections becomes the active one. Done when the report says so, given up after 30 s [wallet-activate].',
      invoke: {
        id: 'activateConnection',
        src: 'activateConnection',
        input: ({ context: { namespace, chosen } }) => ({ namespace, ...(chosen ?? { connectorId: '' }) }),
        onDone: { target: 'settling', actions: refuseChoice('wallet.activateFailed') },
        onError: { target: 'settling', actions: choiceFailed },
      },
      always: [
        { guard: 'isChosenActive', target: 'settling', actions: 'supersede' },
        { guard: 'isChosenGone', target: 'settling', actions: refuseChoice('wallet.notConnected') },
      ],
      after: { request: { target: 'settling', actions: refuseChoice('request.timeout') } },
      on: {
        'wallet.connect': [
          refusesCurrent,
          { ...stands, actions: [dropped, askFor, choose] },
          { ...asks, actions: [dropped, askFor] },
        ],
        'wallet.activate': [turnsToAnother, turnsDownForeign],
        'wallet.abandon': { guard: 'isAsking', target: 'settling' },
        'wallet.disconnect': { target: 'disconnecting', actions: [dropped, 'forget', end] },
        'wallet.disconnectAll': { target: 'disconnecting', actions: [dropped, 'forget', 'endAll'] },
      },
    },
    disconnecting: {
      description:
        'Done when the connection is gone from the report, not when a promise resolves. Capped at 3 s [wallet-disconnect-cap].',
      invoke: {
        id: 'endConnection',
        src: 'endConnection',
        input: ({ context: { namespace, ending } }) => ({ namespace, connectorId: ending[0] ?? '' }),
        onDone: { target: 'settling', actions: [standing, 'endNext'] },
        onError: { target: 'settling', actions: [standing, 'endNext'] },
      },
      always: { guard: 'isFirstGone', target: 'settling', actions: 'endNext' },
      after: { disconnect: { target: 'settling', actions: [standing, 'endNext'] } },
      on: {
        'wallet.connect': { actions: turnDown('wallet.disconnecting') },
        'wallet.activate': { actions: turnDownChoice('wallet.disconnecting') },
        'wallet.disconnect': { actions: end },
        'wallet.disconnectAll': { actions: 'endAll' },
      },
    },
  },
})
