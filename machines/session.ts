import { assign, sendParent, setup } from 'xstate'
import { constants } from '../core/constants.ts'
import { type Failure, failureOf } from '../core/errors.ts'
import type { SessionReading, SessionSummary, Signer } from '../core/sign-in.ts'
import { channel, type ErrorEvent, port } from './contract.ts'
import type { SessionCommand, SessionFact } from './system.ts'

interface Context {
  signer: Signer | null
  sessions: readonly SessionSummary[]
  rereadIn: number
  failure: Failure | null
}

const flow = setup({
  types: {} as {
    context: Context
    events: SessionCommand
    input: { signer: Signer | null }
    tags: 'signedIn' | 'reading'
  },
  actors: {
    readSessions: port<SessionReading, { signer: Signer | null }>('readSessions'),
    endSessions: port<void, { signer: Signer | null }>('endSessions'),
    watchSessions: channel<SessionCommand>(),
  },
  guards: {
    isNobody: ({ context: { signer } }) => signer === null,
    isFollowing: (_, signer: Signer | null) => signer !== null,
    hasSessions: (_, { sessions }: SessionReading) => sessions.length > 0,
  },
  actions: {
    follow: assign((_, signer: Signer | null) => ({ signer, sessions: [], failure: null })),
    keep: assign((_, { sessions, rereadIn }: SessionReading) => ({ sessions, rereadIn, failure: null })),
    drop: assign({ sessions: [], failure: null }),
    fail: assign((_, failure: Failure) => ({ failure, sessions: [] })),
    tell: sendParent(
      ({ context: { signer, sessions, failure } }, type: SessionFact['type']): SessionFact => ({
        type,
        signer,
        sessions,
        failure,
      }),
    ),
  },
  delays: {
    request: constants.requestTimeout,
    reread: ({ context: { rereadIn } }) => rereadIn,
  },
})

const answer = { type: 'keep', params: ({ event }: { event: { output: SessionReading } }) => event.output } as const
const hasSessions = {
  type: 'hasSessions',
  params: ({ event }: { event: { output: SessionReading } }) => event.output,
} as const
const read = { id: 'readSessions', src: 'readSessions' } as const
const refused = { type: 'fail', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'fail', params: { code: 'request.timeout' } } as const

/** The watch over the sessions of the active account: whether it is signed in, now and for how long. */
export const sessionMachine = flow.createMachine({
  id: 'session',
  description:
    'FACTS 13: whether the active account is signed in (SPEC 4, authentication), as whoever keeps the sessions says it: at start, after a reload, when another tab signs in or out, and when a session runs out.',
  context: ({ input: { signer } }) => ({ signer, sessions: [], rereadIn: 0, failure: null }),
  invoke: { id: 'watchSessions', src: 'watchSessions', onError: {} },
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether there is an account to ask about (FACTS 8.3, on new active address).',
      always: [{ guard: 'isNobody', target: 'nobody' }, { target: 'reading' }],
    },
    nobody: { description: 'No account is active, so that nobody can be signed in (SPEC 3).' },
    reading: {
      description: 'Whoever keeps the sessions is asked, for 30 s at most (DESIGN 3).',
      tags: 'reading',
      invoke: {
        ...read,
        input: ({ context: { signer } }) => ({ signer }),
        onDone: [
          { guard: hasSessions, target: 'signedIn', actions: answer },
          { target: 'signedOut', actions: 'drop' },
        ],
        onError: { target: 'unread', actions: refused },
      },
      after: { request: { target: 'unread', actions: timedOut } },
    },
    signedIn: {
      description: 'The account has a session (SPEC 4). It is asked for anew before it can have run out.',
      tags: 'signedIn',
      entry: { type: 'tell', params: 'session.found' },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is asked until there is a reason.',
          on: { 'session.reread': 'rereading' },
        },
        rereading: {
          description: 'Another tab may have signed out. What was true stays so until somebody says otherwise.',
          tags: 'reading',
          invoke: {
            ...read,
            input: ({ context: { signer } }) => ({ signer }),
            onDone: [
              { guard: hasSessions, target: '#session.signedIn', reenter: true, actions: answer },
              { target: '#session.signedOut', actions: 'drop' },
            ],
            onError: 'resting',
          },
          after: { request: 'resting' },
        },
      },
      after: { reread: 'reading' },
    },
    signedOut: {
      description: 'The account has no session (SPEC 4): the kit asks for one where the app wants it.',
      entry: { type: 'tell', params: 'session.missing' },
      on: { 'session.reread': 'reading' },
    },
    unread: {
      description: 'Nobody can say. SPEC 8: the kit disconnects where signing in can’t even begin.',
      entry: { type: 'tell', params: 'session.unread' },
      on: { 'session.reread': 'reading' },
    },
    ending: {
      description: 'SPEC 4, sign-out: the session is to end, for 30 s at most (DESIGN 3); then it is looked for again.',
      tags: 'reading',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { signer }, event }) => ({
          signer: event.type === 'session.end' && event.everywhere ? null : signer,
        }),
        onDone: 'starting',
        onError: 'starting',
      },
      after: { request: 'starting' },
    },
  },
  on: {
    'session.follow': [
      {
        guard: { type: 'isFollowing', params: ({ event }) => event.signer },
        target: '.reading',
        reenter: true,
        actions: { type: 'follow', params: ({ event }) => event.signer },
      },
      { target: '.nobody', actions: { type: 'follow', params: ({ event }) => event.signer } },
    ],
    'session.end': '.ending',
  },
})
