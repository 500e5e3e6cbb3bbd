import { cancelDisconnects, cancellation } from './cancellation.ts'
import { outputOf, type SignInOutput, signerOf, signInSetup, startOf } from './setup.ts'
import { task, timedOut, view } from './task.ts'

const disconnects = { target: 'cancelled', actions: 'disconnect' } as const

const output = <Status extends SignInOutput['status']>(status: Status) =>
  ({ type: 'final', output: { status } }) as const

/** Signing in with the wallet: a message, the account's signature, and a session. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description:
    'The wallet signs a message, and the server that keeps the sessions verifies it [signin-message] [signin-signed].',
  context: ({ input, self }) => startOf(input, self),
  initial: 'open',
  states: {
    open: {
      description: 'The user is asked to sign in, and can cancel at any time [signin-opens] [signin-cancel].',
      type: 'parallel',
      states: { task, cancellation },
    },
    cancelling: {
      description:
        'The sessions of the network to return to are read, for 3 s at most, as long as a disconnection may take [signin-cancel].',
      meta: { view, status: 'signIn.cancelling', ring: 'asking', cancel: 'signIn.cancelGoesBack' },
      always: { guard: 'cannotReturn', ...disconnects },
      invoke: {
        id: 'readSessions',
        src: 'readSessions',
        input: ({ context }) => ({
          signer: { ...signerOf(context), caipNetworkId: context.returnTo ?? context.caipNetworkId },
        }),
        onDone: [
          {
            guard: { type: 'hasSessions', params: ({ event }) => event.output },
            target: 'returning',
            actions: 'requestReturn',
          },
          disconnects,
        ],
        onError: disconnects,
      },
      after: { disconnectCap: disconnects },
    },
    returning: {
      description:
        'The wallet is asked to switch back, for 5 minutes. Once it has, this flow ends; if it refuses, the user can sign in here or cancel [signin-cancel] [flow-prompt-timeout].',
      meta: { view, status: 'signIn.returning', ring: 'asking', cancel: 'signIn.cancelDisconnects' },
      always: { guard: 'cannotReturn', target: '#signIn.open.task.stale' },
      after: {
        prompt: { target: '#signIn.open.task.failed', actions: { type: 'setFailure', params: timedOut } },
      },
      on: {
        'wallet.networkRefused': {
          target: '#signIn.open.task.failed',
          actions: { type: 'setFailure', params: ({ event }) => event.failure },
        },
        'sign.cancel': cancelDisconnects,
      },
    },
    established: {
      description: 'There is a session, and the kit closes the modal [signin-signed].',
      meta: { view, status: 'signIn.done', ring: 'success' },
      ...output('established'),
    },
    cancelled: {
      description: 'The modal closes. If a session is required, the wallet is being disconnected [signin-cancel].',
      meta: { view, status: 'signIn.cancelling', ring: 'asking' },
      ...output('cancelled'),
    },
    left: {
      description:
        'The account has changed, has switched networks, or is gone, so this flow is silent. The kit asks again if it has to [signin-session].',
      ...output('left'),
    },
    broken: {
      description: 'The wallet is being disconnected, and the modal returns to its start [signin-unread].',
      meta: { view, status: 'signIn.asking' },
      ...output('broken'),
    },
  },
  always: { guard: 'isSignerGone', target: '.left' },
  on: {
    'wallet.*': { actions: 'syncConnection' },
    'networks.changed': { actions: { type: 'syncReturn', params: ({ event }) => event.networks } },
  },
  output: outputOf,
})
