import type { Failure } from '../../core/errors.ts'
import { failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import { type ConnectionRequest, headlessSetup } from './setup.ts'

const takesCode = {
  type: 'takesCode',
  params: ({ event }: { event: ConnectionRequest }) => event,
} as const
const addsCall = { type: 'addCodeCall', params: ({ event }: { event: { call: number } }) => event.call } as const
const setsFailure = {
  type: 'setFailure',
  params: ({ event }: { event: { failure: Failure } }) => event.failure,
} as const
const aborts = ['abortCode', 'clearCodeCalls'] as const

/** The events that request a code: the explicit one, or connecting a wallet that needs a code. */
const codeTo = <const Target extends string, const Actions extends readonly string[]>(
  target: Target,
  ...actions: Actions
) =>
  ({
    'code.request': { target, actions: [addsCall, ...actions] },
    'connection.request': { guard: takesCode, target, actions },
  }) as const

/** The region of the code that any wallet can scan. */
export const code = headlessSetup.createStateConfig({
  description:
    'The code of the kit’s one pairing, held from when the dApp needs it until the dApp resets it [pairing-one].',
  initial: 'none',
  states: {
    none: { description: 'No code is needed [lazy-closed].', entry: 'clearCode', on: codeTo('loading') },
    loading: {
      description: 'The pairing chart is loading, for 30 s at most [flow-timeout].',
      tags: 'coding',
      entry: 'clearCode',
      invoke: {
        id: 'loadPairing',
        src: 'loadPairing',
        onDone: 'held',
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) },
        },
      },
      after: { request: { target: 'failed', actions: { type: 'setFailure', params: { code: 'engine.failed' } } } },
      on: { 'code.request': { actions: addsCall } },
    },
    held: {
      description: 'The pairing is held, and emits its state at once.',
      entry: ['retryPairing', 'holdPairing'],
      exit: 'releasePairing',
      initial: 'asking',
      states: {
        asking: {
          description: 'The code is being created; the pairing reports when that takes too long.',
          tags: 'coding',
          entry: 'clearCode',
          on: { 'code.request': { actions: addsCall } },
        },
        ready: {
          description: 'Every call has its code. The code is renewed while it is held [pairing-renewed].',
          entry: ['resolveCode', 'clearCodeCalls'],
          on: { 'code.request': { actions: [addsCall, 'resolveCode', 'clearCodeCalls'] } },
        },
        refused: {
          description: 'The wallet refused, or the relay can’t be reached. The next call asks again [pairing-refused].',
          entry: ['rejectCode', 'clearCodeCalls'],
          on: codeTo('asking', 'retryPairing'),
        },
      },
      on: {
        'pairing.asking': '.asking',
        'pairing.ready': { target: '.ready', actions: { type: 'setCode', params: ({ event }) => event.uri } },
        'pairing.failed': { target: '.refused', actions: setsFailure },
        'pairing.settled': { description: 'A code can be used once.', target: 'none', actions: aborts },
      },
    },
    failed: {
      description: 'The pairing chart did not load. The next call loads it again.',
      entry: ['rejectCode', 'clearCodeCalls'],
      on: codeTo('loading'),
    },
  },
  on: { 'code.reset': { target: '.none', actions: aborts } },
})
