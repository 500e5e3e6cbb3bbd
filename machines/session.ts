import { ending, flow, reading, settled, staysSignedIn, staysSignedOut } from './session-setup.ts'
import { signerIn } from './session-signer.ts'

/** The watch over the sessions of the active account: whether it is signed in, now and for how long. */
export const sessionMachine = flow.createMachine({
  id: 'session',
  description:
    'FACTS 13: whether the active account is signed in (SPEC 4, authentication), as whoever keeps the sessions says it: at start, after a reload, when another tab signs in or out, and when a session runs out.',
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
      description: 'Whether there is an account to ask about (FACTS 8.3, on new active address).',
      always: [{ guard: 'isNobody', target: 'nobody' }, { target: 'reading' }],
    },
    nobody: {
      description: 'No account is active on a network of the app, so that nobody can be signed in (SPEC 3).',
      entry: settled,
    },
    reading: {
      description: 'Whoever keeps the sessions is asked, for 30 s at most (DESIGN 3).',
      tags: 'reading',
      ...reading,
    },
    exempt: {
      description: 'On this network nobody is asked to sign in: nobody could verify it (FACTS 13, SIWE).',
      entry: settled,
      on: { 'session.reread': 'reading' },
    },
    signedIn: {
      description: 'The account has a session (SPEC 4). It is asked for anew before it can have run out.',
      tags: 'signedIn',
      entry: ['waive', 'noteNetwork', settled],
      after: { reread: 'reading' },
      ...staysSignedIn,
    },
    signedOut: {
      description: 'The account has no session (SPEC 4). Whether it is asked for one depends on who wants it.',
      tags: 'signedOut',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Required, asked for by somebody who has just come, or neither.',
          always: [
            { guard: 'isRequired', target: 'due' },
            { guard: 'isAsked', target: 'offered' },
            { target: 'free', actions: settled },
          ],
        },
        due: {
          description: 'SPEC 2: nobody goes on without a session.',
          entry: 'tellMissing',
          on: {
            'session.ask': { target: 'due', reenter: true },
            'session.remind': {
              description: 'SPEC 2: what cancelling led to has not come about, so that the way out is asked for again.',
              target: 'due',
              reenter: true,
            },
          },
          ...staysSignedOut,
        },
        offered: {
          description: 'SPEC 2: whoever has just connected is asked once, and may say no.',
          entry: 'tellMissing',
          on: {
            'session.waive': { target: 'free', actions: ['waive', settled] },
            'session.ask': { target: 'offered', reenter: true },
          },
          ...staysSignedOut,
        },
        free: {
          description: 'Nobody is bothered: not after a no, not after a reload, not when a session has run out.',
          on: { 'session.ask': { target: 'offered', actions: 'ask' } },
          ...staysSignedOut,
        },
      },
    },
    unread: {
      description: 'Nobody can say. SPEC 8: where signing in can’t even begin, the wallet is disconnected.',
      tags: 'unread',
      on: { 'session.reread': 'reading', 'session.ask': { target: 'reading', actions: 'ask' } },
    },
    ending: {
      description:
        'SPEC 4, sign-out: sessions are to end, for 30 s at most (DESIGN 3); then they are looked for again.',
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
