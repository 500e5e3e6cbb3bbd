import { last, mine, ofAccount } from '../shared/whose.ts'
import { session } from './session.ts'
import { begin, fails, outputOf, sessionsSetup } from './setup.ts'

export type { Revoking, SmartSessionsContext, SmartSessionsOutput } from './setup.ts'

const startsAgain = { guard: mine, target: '.loading', actions: 'sync' } as const

/** The permissions of apps on a smart account, and revoking them. */
export const smartSessionsMachine = sessionsSetup.createMachine({
  id: 'smartSessions',
  description:
    'What a smart account lets apps do without asking again: listed, described in plain words, and revoked with the wallet’s signature [sessions-where].',
  context: ({ input }) => begin(input),
  initial: 'shown',
  states: {
    shown: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The sessions are loading, for 30 s at most [sessions-list] [flow-timeout].',
          meta: { view: 'SmartSessionList' },
          tags: 'loading',
          entry: 'clearFailure',
          always: { guard: 'isPlain', target: '#smartSessions.left' },
          invoke: {
            id: 'listSessions',
            src: 'listSessions',
            input: ({ context: { holder } }) => holder,
            onDone: [
              { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'empty' },
              {
                guard: { type: 'isPartial', params: ({ event }) => event.output },
                target: 'listed.partial',
                actions: { type: 'setSessions', params: ({ event }) => event.output },
              },
              { target: 'listed.whole', actions: { type: 'setSessions', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: fails },
          },
          after: {
            request: { target: 'failed', actions: { type: 'setFailure', params: { code: 'session.unlisted' } } },
          },
        },
        failed: {
          description: 'The sessions did not load. The user can retry or leave [sessions-list].',
          meta: { view: 'SmartSessionList' },
          tags: 'failed',
          on: { 'sessions.retry': 'loading' },
        },
        empty: {
          description: 'No app may act without asking.',
          meta: { view: 'SmartSessionList' },
          tags: 'empty',
        },
        listed: {
          description: 'The apps that have permissions, and until when [sessions-list].',
          meta: { view: 'SmartSessionList' },
          initial: 'whole',
          states: {
            whole: { description: 'The list is complete.' },
            partial: {
              description:
                'Other sessions exist but could not be read. The user can request them again [sessions-list].',
              tags: 'partial',
              on: { 'sessions.retry': '#smartSessions.shown.loading' },
            },
            asBefore: { description: 'The list in which the user chose.', type: 'history' },
          },
          on: {
            'session.choose': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'session',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        session,
      },
      on: {
        'wallet.accountChanged': startsAgain,
        'wallet.activated': startsAgain,
        'wallet.networkChanged': startsAgain,
        'wallet.disconnected': [
          { guard: last, target: 'disconnected' },
          { ...startsAgain, guard: ofAccount },
        ],
      },
    },
    left: {
      description:
        'The account is not a smart account, or the network has none: there is nothing to list [sessions-where].',
      type: 'final',
      output: { status: 'left' },
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: outputOf,
})
