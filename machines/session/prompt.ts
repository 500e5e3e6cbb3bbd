import { sessionSetup } from './setup.ts'
import { syncOf } from './signer.ts'

/** Whether to ask a user without a session to sign in, if none is required. */
export const prompt = sessionSetup.createStateConfig({
  description: 'Whether a user without a session is prompted for an optional one [signin-optional].',
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether the user has just connected.',
      always: [{ guard: 'promptsAtStart', target: 'requested' }, { target: 'none' }],
    },
    none: { description: 'The user is not prompted after declining, after a reload, or when a session has expired.' },
    requested: {
      description: 'The user has just connected, or wants to sign in; a session ends this.',
      always: { guard: 'isSignedIn', target: 'none' },
    },
  },
  on: {
    'session.sync': [
      {
        description: 'The account is the same, and was already connected.',
        guard: { type: 'changesNothing', params: syncOf },
      },
      { guard: { type: 'isByUser', params: syncOf }, target: '.requested' },
      { target: '.none' },
    ],
    'session.ask': '.requested',
    'session.waive': '.none',
    'session.end': '.none',
  },
})
