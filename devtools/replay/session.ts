import { type ActorRefFrom, assign, fromPromise, setup, stopChild } from 'xstate'
import { TraceError } from '../trace/trace.ts'
import { playerMachine } from './player.ts'
import { type Brought, readSession, type Session } from './read-session.ts'

/** The current session and its player. */
export interface Loaded extends Session {
  player: ActorRefFrom<typeof playerMachine>
}

interface SessionContext {
  /** The last input by the user. */
  brought: Brought
  loaded: Loaded | null
  /** Why the last input could not be read. */
  refusal: string | null
}

const errorMessageOf = (cause: unknown) => (cause instanceof TraceError ? cause.message : 'The file cannot be read')

const flow = setup({
  types: {} as {
    context: SessionContext
    events: { type: 'file.take'; brought: Brought } | { type: 'refusal.dismiss' }
  },
  actors: {
    read: fromPromise<Session, Brought>(({ input }) => readSession(input)),
  },
  actions: {
    keep: assign({ brought: (_, brought: Brought) => brought, refusal: null }),
    endPlayer: stopChild(({ context }) => context.loaded?.player ?? ''),
    load: assign({
      loaded: ({ spawn }, session: Session) => ({
        ...session,
        player: spawn(playerMachine, { input: { replay: session.replay } }),
      }),
    }),
    refuse: assign({ refusal: (_, error: unknown) => errorMessageOf(error) }),
    forget: assign({ refusal: null }),
  },
})

const load = { type: 'load', params: ({ event }: { event: { output: Session } }) => event.output } as const

const refuse = { type: 'refuse', params: ({ event }: { event: { error: unknown } }) => event.error } as const

/** Reads recorded sessions; the current one stays until another has been read. */
export const sessionMachine = flow.createMachine({
  id: 'session',
  context: { brought: '', loaded: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {},
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => context.brought,
        onDone: { target: 'idle', actions: ['endPlayer', load] },
        onError: { target: 'idle', actions: refuse },
      },
    },
  },
  on: {
    'file.take': {
      target: '.reading',
      reenter: true,
      actions: { type: 'keep', params: ({ event }) => event.brought },
    },
    'refusal.dismiss': { actions: 'forget' },
  },
})
