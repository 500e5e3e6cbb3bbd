import { ending, reading, sessionSetup, settled, staysSignedIn, staysSignedOut } from './setup.ts'
import { signerIn } from './signer.ts'

/** The watch over the sessions of the active account: whether it is signed in, now and for how long. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description:
    'Whether the active account is signed in, as the store of the sessions says: at start, after a reload, when another tab signs in or out, and when a session expires [signin-session].',
  context: ({ input: { app, required, endsWithConnections, asks, ...situation }, self }) => ({
    ...{ app, required, endsWithConnections, asks },
    signer: signerIn(self, situation),
    last: {},
    sessions: [],
    rereadIn: 0,
    failure: null,
  }),
  invoke: { id: 'watchSessions', src: 'watchSessions', onError: {} },
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether there is an account to ask about.',
      always: [{ guard: 'isNobody', target: 'nobody' }, { target: 'reading' }],
    },
    nobody: {
      description: 'No account is active on a network of the app, so that no account can be signed in.',
      entry: settled,
    },
    reading: {
      description: 'The session store is asked, for 30 s at most [flow-timeout].',
      tags: 'reading',
      ...reading,
    },
    exempt: {
      description: 'On this network no user is asked to sign in, since no verifier knows it [signin-legacy].',
      entry: settled,
      on: { 'session.reread': 'reading' },
    },
    signedIn: {
      description: 'The account has a session, which is read again before it can have expired [signin-session].',
      tags: 'signedIn',
      entry: ['waive', 'noteNetwork', settled],
      after: { reread: 'reading' },
      ...staysSignedIn,
    },
    signedOut: {
      description: 'The account has no session; the dApp and the user decide whether one is asked for [signin-opens].',
      tags: 'signedOut',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Required, asked for because the user has just connected, or neither.',
          always: [
            { guard: 'isRequired', target: 'required' },
            { guard: 'isAsked', target: 'optional' },
            { target: 'notRequired', actions: settled },
          ],
        },
        required: {
          description: 'The user does not go on without a session [signin-required].',
          entry: 'askSigner',
          on: {
            'session.ask': { target: 'required', reenter: true },
            'session.remind': {
              description: 'What cancelling should lead to did not happen, so the user is asked again [signin-cancel].',
              target: 'required',
              reenter: true,
            },
          },
          ...staysSignedOut,
        },
        optional: {
          description: 'A user who has just connected is asked once, and may say no [signin-optional].',
          entry: 'askSigner',
          on: {
            'session.waive': { target: 'notRequired', actions: ['waive', settled] },
            'session.ask': { target: 'optional', reenter: true },
          },
          ...staysSignedOut,
        },
        notRequired: {
          description: 'The user is not asked: not after a no, not after a reload, not when a session has expired.',
          on: { 'session.ask': { target: 'optional', actions: 'ask' } },
          ...staysSignedOut,
        },
      },
    },
    unknown: {
      description:
        'The sessions could not be read; where signing in can’t even begin, the wallet is disconnected [signin-unread].',
      tags: 'unknown',
      on: { 'session.reread': 'reading', 'session.ask': { target: 'reading', actions: 'ask' } },
    },
    ending: {
      description: 'Sessions are being ended, for 30 s at most; then they are read again [signin-ends].',
      tags: 'reading',
      ...ending,
    },
  },
  on: {
    'session.look': { actions: { type: 'look', params: ({ event }) => event } },
    'signer.changed': '.starting',
    'session.renew': '.starting',
    'session.waive': { actions: 'waive' },
    'session.end': { target: '.ending', actions: 'waive' },
    'connection.ended': '.ending',
  },
})
