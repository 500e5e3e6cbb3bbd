import { sessionSetup } from './setup.ts'
import { syncOf } from './signer.ts'

/** Whether to ask a user without a session to sign in, if none is required. */
export const prompt = sessionSetup.createStateConfig({
  description: 'Whether a user without a session is asked for one where none is required [signin-optional].',
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether the user has just connected.',
      always: [{ guard: 'promptsAtStart', target: 'requested' }, { target: 'none' }],
    },
    none: { description: 'Neither after declining, nor after a reload, nor when a session has expired.' },
    requested: {
      description: 'The user has just connected, or wants to sign in; a session settles it.',
      always: { guard: 'isSignedIn', target: 'none' },
    },
  },
  on: {
    'session.sync': [
      {
        description: 'The account is the same, and was connected before.',
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
