import { type Failure, failureOf } from '../core/errors.ts'
import type { ReadyMessage } from '../core/sign-in.ts'
import type { ErrorEvent } from './contract.ts'
import { flow, signerOf } from './sign-in-setup.ts'
import { connectionOf } from './standing.ts'

const failureIn = ({ event }: ErrorEvent) => failureOf(event.error)
const timedOut: Failure = { code: 'request.timeout' }

/** SPEC 8: 'Error signing message', and the same message is not shown to a wallet twice. */
const failed = <P extends Failure | ((args: ErrorEvent) => Failure)>(params: P) =>
  [
    'dropMessage',
    { type: 'fail', params },
    { type: 'trackError', params },
    { type: 'say', params: { variant: 'error', code: 'sign.failed' } },
  ] as const

/** SPEC 8: 'A problem occurred while trying initialize authentication'. */
const broken = <P extends Failure | ((args: ErrorEvent) => Failure)>(params: P) =>
  [
    { type: 'trackError', params },
    { type: 'say', params: { variant: 'error', code: 'sign.broken' } },
    'disconnect',
    { type: 'conclude', params: 'broken' },
  ] as const

const approve = [{ type: 'track', params: 'CLICK_SIGN_SIWX_MESSAGE' }, 'dropFailure'] as const
const cancelled = { type: 'conclude', params: 'cancelled' } as const
const disconnects = [cancelled, 'disconnect'] as const
const cancels = { type: 'track', params: 'CLICK_CANCEL_SIWX' } as const
const message = { id: 'createMessage', src: 'createMessage' } as const
const keepsMessage = {
  type: 'keepMessage',
  params: ({ event }: { event: { output: ReadyMessage } }) => event.output,
} as const

const open = flow.createStateConfig({
  description: 'SPEC 2, the sign-message view. There is a way out at any time, and it says what comes of it.',
  meta: { view: 'SIWXSignMessage' },
  initial: 'preparing',
  states: {
    preparing: {
      description: 'SPEC 4, authentication: a message is created, for 30 s at most (DESIGN 3).',
      tags: 'busy',
      invoke: {
        ...message,
        input: ({ context }) => ({ signer: signerOf(context) }),
        onDone: { target: 'asking', actions: keepsMessage },
        onError: { target: '#signIn.broken', actions: broken(failureIn) },
      },
      after: { request: { target: '#signIn.broken', actions: broken(timedOut) } },
    },
    asking: {
      description: 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
      after: { messageLife: { actions: 'dropMessage' } },
      on: {
        'sign.approve': [
          { guard: 'isReady', target: 'signing', actions: approve },
          { target: 'renewing', actions: approve },
        ],
      },
    },
    renewing: {
      description: 'The message has been lying about, or was refused: a new one is made, for 30 s at most (DESIGN 3).',
      tags: 'busy',
      invoke: {
        ...message,
        input: ({ context }) => ({ signer: signerOf(context) }),
        onDone: { target: 'signing', actions: keepsMessage },
        onError: { target: 'asking', actions: failed(failureIn) },
      },
      after: { request: { target: 'asking', actions: failed(timedOut) } },
    },
    signing: {
      description: 'SPEC 4: the wallet is asked. After 5 min nothing more is promised (DESIGN 3).',
      invoke: {
        id: 'signMessage',
        src: 'signMessage',
        input: ({ context, self }) => ({
          signer: signerOf(context),
          connectorId: connectionOf(self, context.namespace)?.connectorId ?? '',
          message: context.ready?.message ?? '',
        }),
        onDone: { target: 'verifying', actions: { type: 'keepSignature', params: ({ event }) => event.output } },
        onError: { target: 'asking', actions: failed(failureIn) },
      },
      initial: 'asked',
      states: {
        asked: { description: 'The ring spins (DESIGN 9).', tags: 'busy', after: { hint: 'waiting' } },
        waiting: {
          description: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
          tags: ['busy', 'slow'],
        },
        unanswered: {
          description: 'DESIGN 3: nobody has answered. A late signature still counts, until one asks anew.',
          tags: 'unanswered',
          on: { 'sign.approve': { target: '#signIn.open.renewing', actions: approve } },
        },
      },
      after: { prompt: { target: '.unanswered', actions: { type: 'fail', params: timedOut } } },
    },
    verifying: {
      description:
        'SPEC 4: the session is added. SPEC 8, Authenticating…: a loading message says so, for 30 s at most.',
      tags: 'busy',
      entry: ['dropFailure', { type: 'say', params: { variant: 'loading', code: 'sign.authenticating' } }],
      exit: 'hush',
      invoke: {
        id: 'addSession',
        src: 'addSession',
        input: ({ context: { ready, signature } }) => ({ session: ready && { ...ready, signature } }),
        onDone: {
          target: '#signIn.established',
          actions: [
            { type: 'conclude', params: 'established' },
            'renewSession',
            { type: 'track', params: 'SIWX_AUTH_SUCCESS' },
          ],
        },
        onError: { target: 'asking', actions: failed(failureIn) },
      },
      after: { request: { target: 'asking', actions: failed({ code: 'sign.server' }) } },
    },
  },
  on: {
    'sign.cancel': [
      {
        guard: 'isOptional',
        target: '#signIn.cancelled',
        actions: [cancels, cancelled],
      },
      { guard: 'hasElsewhere', target: '#signIn.cancelling', actions: [cancels, 'dropFailure'] },
      { target: '#signIn.cancelled', actions: [cancels, ...disconnects] },
    ],
  },
})

/** Signing in with the wallet: a message, the account's signature, and a session for it. */
export const signInMachine = flow.createMachine({
  id: 'signIn',
  description:
    'SPEC 4, authentication: a message is created, the wallet signs it, and whoever keeps the sessions verifies it (FACTS 13).',
  context: ({ input }) => ({ ...input, ready: null, signature: '', failure: null, output: { status: 'left' } }),
  initial: 'open',
  states: {
    open,
    cancelling: {
      description:
        'SPEC 2: cancelling where a session is required leads back to the last network that has one. It is looked for, for 3 s at most, as long as a disconnection takes.',
      meta: { view: 'SIWXSignMessage' },
      tags: 'busy',
      invoke: {
        id: 'readSessions',
        src: 'readSessions',
        input: ({ context }) => ({
          signer: { ...signerOf(context), caipNetworkId: context.last ?? context.caipNetworkId },
        }),
        onDone: [
          {
            guard: { type: 'hasSessions', params: ({ event }) => event.output },
            target: 'returning',
            actions: 'goBack',
          },
          { target: 'cancelled', actions: disconnects },
        ],
        onError: { target: 'cancelled', actions: disconnects },
      },
      after: { disconnectCap: { target: 'cancelled', actions: disconnects } },
    },
    returning: {
      description:
        'SPEC 2: the wallet is asked to go back to the network that has a session. When it is there, the account has left here; where it refuses, it can be signed here, or cancelled, which then disconnects.',
      meta: { view: 'SIWXSignMessage' },
      tags: 'busy',
      on: {
        'wallet.networkRefused': {
          target: 'open.asking',
          actions: { type: 'fail', params: ({ event }) => event.failure },
        },
        'sign.cancel': { target: 'cancelled', actions: [cancels, ...disconnects] },
      },
    },
    established: {
      description: 'SPEC 4: the session stands; the kit closes the modal.',
      type: 'final',
      meta: { view: 'SIWXSignMessage' },
    },
    cancelled: {
      description: 'SPEC 2: the modal closes; the wallet goes to the last network with a session, or is disconnected.',
      type: 'final',
      meta: { view: 'SIWXSignMessage' },
    },
    left: {
      description: 'Another account, another network, or nobody: the kit asks again where it needs to.',
      type: 'final',
      meta: { view: 'SIWXSignMessage' },
    },
    broken: {
      description: 'SPEC 8: the wallet is being disconnected, and the modal goes back to where it starts.',
      type: 'final',
      meta: { view: 'SIWXSignMessage' },
    },
  },
  on: {
    'account.left': { target: '.left', actions: { type: 'conclude', params: 'left' } },
    'wallet.connected': { actions: 'look' },
    'wallet.activated': { actions: 'look' },
    'wallet.accountChanged': { actions: 'look' },
    'wallet.networkChanged': { actions: 'look' },
    'wallet.disconnected': { actions: 'look' },
    'wallet.removed': { actions: 'look' },
  },
  output: ({ context }) => context.output,
})
