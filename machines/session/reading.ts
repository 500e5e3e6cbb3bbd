import type { AnyActorRef } from 'xstate'
import { type Failure, failureOf } from '../../core/errors.ts'
import type { SessionReading } from '../../core/sign-in.ts'
import type { ErrorEvent } from '../contract.ts'
import type { SessionCommand } from '../system.ts'
import { type Context, signerOf } from './setup.ts'
import { signersIn, signersToEnd } from './signer.ts'

type Failing = Failure | ((args: ErrorEvent) => Failure)
const failureIn = ({ event }: ErrorEvent) => failureOf(event.error)
const timedOut = { code: 'request.timeout' } as const

const answer = ({ event }: { event: { output: SessionReading } }) => event.output
const setReading = { type: 'setReading', params: answer } as const
const read = {
  id: 'readSessions',
  src: 'readSessions',
  input: ({ context }: { context: Context }) => ({ signer: signerOf(context) }),
} as const

const found = [
  { guard: { type: 'isExempt', params: answer }, target: '#session.status.exempt', actions: 'clearSessions' },
  {
    guard: { type: 'hasSessions', params: answer },
    target: '#session.status.signedIn',
    reenter: true,
    actions: setReading,
  },
] as const

/**
 * 'A problem occurred while trying initialize authentication', if a session was required or requested [signin-unread].
 */
const unknown = <P extends Failing>(params: P) =>
  [
    {
      guard: 'isNeeded',
      target: '#session.status.unknown',
      actions: [{ type: 'trackUnknown', params }, 'disconnect', 'emitFailed'],
    },
    { target: '#session.status.unknown', actions: 'emitOpen' },
  ] as const

/** Asks the session store; the status is unknown until it answers. */
export const reading = {
  entry: 'emitPending',
  type: 'parallel',
  states: {
    message: {
      initial: 'untold',
      states: {
        untold: {
          description: 'No message yet: the modal first shows that the wallet has connected.',
          after: { success: { guard: 'isNeeded', target: 'told' } },
        },
        told: {
          description: 'The store is slow, and the snackbar says so until it answers [signin-checking].',
          entry: 'showChecking',
          exit: 'dismissSnackbar',
        },
      },
    },
    store: {
      initial: 'asking',
      states: {
        asking: {
          description:
            'An answer from before another tab signed in or out does not count, so the store is asked again.',
          invoke: {
            ...read,
            onDone: [...found, { target: '#session.status.signedOut', actions: setReading }],
            onError: unknown(failureIn),
          },
          on: { 'session.reread': { target: 'asking', reenter: true } },
        },
      },
    },
  },
  after: { request: unknown(timedOut) },
} as const

/** The known status stays valid while it is read again, even if that fails. */
const rereadingUntil = <Rest extends readonly object[]>(rest: Rest) =>
  ({
    initial: 'resting',
    states: {
      resting: {
        description: 'The store is not read until there is a reason.',
        on: { 'session.reread': 'rereading' },
      },
      rereading: {
        description:
          'Another tab may have signed in or out, perhaps while the store was already being read. The last known answer applies until the store answers, for 30 s at most [flow-timeout].',
        invoke: { ...read, onDone: [...found, ...rest], onError: 'resting' },
        on: { 'session.reread': { target: 'rereading', reenter: true } },
        after: { request: 'resting' },
      },
    },
  }) as const

export const staysSignedIn = rereadingUntil([{ target: '#session.status.signedOut', actions: setReading }] as const)
export const staysSignedOut = rereadingUntil([{ target: 'resting' }] as const)

const kept = <P extends Failing>(params: P) =>
  ({ target: 'starting', actions: { type: 'setFailure', params } }) as const

/** Ends sessions. On failure the error is kept in the context. */
export const ending = {
  entry: 'clearFailure',
  invoke: {
    id: 'endSessions',
    src: 'endSessions',
    input: ({
      context,
      event,
      self,
    }: {
      context: Context
      event: SessionCommand | { type: string }
      self: AnyActorRef
    }) => ({
      signers: 'after' in event ? signersToEnd(event, self) : signersIn(context),
    }),
    onDone: 'starting',
    onError: kept(failureIn),
  },
  after: { request: kept(timedOut) },
} as const
