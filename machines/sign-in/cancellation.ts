import { signInSetup } from './setup.ts'

const tracked = { type: 'track', params: 'CLICK_CANCEL_SIWX' } as const

/** Cancelling ends the connection. */
export const cancelDisconnects = { target: '#signIn.cancelled', actions: [tracked, 'disconnect'] } as const

/** The effect of cancelling, which the button's label announces. */
export const cancellation = signInSetup.createStateConfig({
  description: 'What cancelling does. The button says exactly that [signin-cancel].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'If no session is required, the user may continue without one [signin-optional].',
      always: [
        { guard: 'isOptional', target: 'skips' },
        { guard: 'canReturn', target: 'goesBack' },
        { target: 'disconnects' },
      ],
    },
    skips: {
      description: 'The modal closes, and the user continues without a session [signin-optional].',
      meta: { cancel: 'signIn.cancel' },
      on: { 'sign.cancel': { target: '#signIn.cancelled', actions: tracked } },
    },
    goesBack: {
      description:
        'The wallet returns to the last network with a session, as long as the app has it [signin-return-gone].',
      meta: { cancel: 'signIn.cancelGoesBack' },
      always: { guard: 'cannotReturn', target: 'disconnects' },
      on: { 'sign.cancel': { target: '#signIn.cancelling', actions: [tracked, 'clearFailure'] } },
    },
    disconnects: {
      description: 'There is no network to return to, so the wallet is disconnected [signin-cancel].',
      meta: { cancel: 'signIn.cancelDisconnects' },
      on: { 'sign.cancel': cancelDisconnects },
    },
  },
})
