import { type Failure, failureOf } from '../../core/errors.ts'
import type { ReadyMessage } from '../../core/sign-in.ts'
import type { ErrorEvent } from '../contract.ts'
import { prompt } from '../shared/prompt.ts'
import { signerOf, signInSetup } from './setup.ts'

export const view = 'SIWXSignMessage'

const failureIn = ({ event }: ErrorEvent) => failureOf(event.error)
export const timedOut: Failure = { code: 'request.timeout' }

/** Shows 'Error signing message' in the snackbar. The next attempt creates a new message. */
const failed = <P extends Failure | ((args: ErrorEvent) => Failure)>(params: P) =>
  ({
    target: 'failed',
    actions: [
      { type: 'setFailure', params },
      { type: 'trackError', params },
      { type: 'showSnackbar', params: { variant: 'error', code: 'sign.failed' } },
    ],
  }) as const

/** 'A problem occurred while trying initialize authentication' [signin-unread]. */
const broken = <P extends Failure | ((args: ErrorEvent) => Failure)>(params: P) =>
  ({
    target: '#signIn.broken',
    actions: [{ type: 'trackError', params }, 'toastBroken', 'disconnect'],
  }) as const

const approves = [{ type: 'track', params: 'CLICK_SIGN_SIWX_MESSAGE' }, 'clearFailure'] as const
const retry = { 'sign.retry': { target: '#signIn.open.task.renewing', actions: approves } } as const
const setMessage = {
  type: 'setMessage',
  params: ({ event }: { event: { output: ReadyMessage } }) => event.output,
} as const

const { initial, states: asked } = prompt({ view, asking: 'signIn.signing', slow: 'signIn.slow' })

/** The region from the message to the session. */
export const task = signInSetup.createStateConfig({
  description: 'From a message to a session: created, signed by the wallet, verified [signin-message] [signin-signed].',
  initial: 'preparing',
  states: {
    preparing: {
      description: 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
      tags: 'busy',
      meta: { view, status: 'signIn.asking' },
      invoke: {
        id: 'createMessage',
        src: 'createMessage',
        input: ({ context }) => ({ signer: signerOf(context) }),
        onDone: { target: 'ready', actions: setMessage },
        onError: broken(failureIn),
      },
      after: { request: broken(timedOut) },
    },
    ready: {
      description: 'The user can sign the message, for 4 minutes [signin-message].',
      meta: { view, status: 'signIn.asking' },
      on: { 'sign.approve': { target: 'signing', actions: approves } },
      after: { messageLife: 'stale' },
    },
    stale: {
      description: 'The message is too old: a new one is created before the wallet is asked [signin-message].',
      meta: { view, status: 'signIn.asking' },
      on: { 'sign.approve': { target: 'renewing', actions: approves } },
    },
    renewing: {
      description: 'A new message is created, for 30 s at most [signin-message] [flow-timeout].',
      tags: 'busy',
      meta: { view, status: 'signIn.signing', ring: 'asking' },
      invoke: {
        id: 'createMessage',
        src: 'createMessage',
        input: ({ context }) => ({ signer: signerOf(context) }),
        onDone: { target: 'signing', actions: setMessage },
        onError: failed(failureIn),
      },
      after: { request: failed(timedOut) },
    },
    signing: {
      description: 'The wallet is asked for a signature, for 5 minutes [flow-prompt-timeout].',
      tags: 'busy',
      invoke: {
        id: 'signMessage',
        src: 'signMessage',
        input: ({ context }) => ({
          signer: signerOf(context),
          connectorId: context.connection?.connectorId ?? '',
          message: context.ready?.message ?? '',
        }),
        onDone: { target: 'verifying', actions: { type: 'setSignature', params: ({ event }) => event.output } },
        onError: failed(failureIn),
      },
      initial,
      states: {
        ...asked,
        unanswered: {
          description:
            'The wallet has not answered. A late signature still counts, until the user asks again [flow-late-answer].',
          tags: 'failed',
          meta: { view, status: 'signIn.unanswered', ring: 'idle' },
          on: retry,
        },
      },
      after: { prompt: { target: '.unanswered', actions: { type: 'setFailure', params: timedOut } } },
    },
    verifying: {
      description: 'The signature is being verified, for 30 s at most, and the snackbar says so [signin-verifying].',
      tags: 'busy',
      meta: { view, status: 'signIn.verifying', ring: 'asking' },
      entry: ['clearFailure', { type: 'showSnackbar', params: { variant: 'loading', code: 'sign.authenticating' } }],
      exit: 'dismissSnackbar',
      invoke: {
        id: 'addSession',
        src: 'addSession',
        input: ({ context: { ready, signature } }) => ({ session: ready && { ...ready, signature } }),
        onDone: {
          target: '#signIn.established',
          actions: ['renewSession', { type: 'track', params: 'SIWX_AUTH_SUCCESS' }],
        },
        onError: failed(failureIn),
      },
      after: { request: failed({ code: 'sign.server' }) },
    },
    failed: {
      description: 'The user can retry with a new message: a wallet never sees a message twice [signin-failed].',
      tags: 'failed',
      initial: 'classifying',
      states: {
        classifying: { always: [{ guard: 'isDeclined', target: 'declined' }, { target: 'retryable' }] },
        declined: {
          description: 'The user rejected the request in the wallet (4001).',
          tags: 'byUser',
          meta: { view, status: 'signIn.failed', ring: 'rejected' },
        },
        retryable: {
          description: 'Any other failure may go away on a retry.',
          meta: { view, status: 'signIn.failed', ring: 'failed' },
        },
      },
      on: retry,
    },
  },
})
