import { failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import { last, mine } from '../shared/whose.ts'
import { type ActivityContext, type ActivityPage, activityOf, activitySetup } from './setup.ts'

export type { ActivityPage, ActivityQuery, TimeFact } from './setup.ts'

type PageEvent = { event: { output: ActivityPage } }
const pageOf = ({ event }: PageEvent) => event.output
const addPage = { type: 'addPage', params: pageOf } as const
const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const

const startsAgain = { guard: mine, target: '.loading', reenter: true, actions: 'sync' } as const

/** Fetches the next page. If it has nothing to show, the next state fetches another, or waits for the user. */
const pageThat = ({ isBarren }: { isBarren: string }) =>
  ({
    invoke: {
      id: 'fetchActivity',
      src: 'fetchActivity',
      input: ({ context: { subject, cursors } }: { context: ActivityContext }) => ({ ...subject, cursors }),
      onDone: [
        { guard: { type: 'isLastPage', params: pageOf }, target: '#activity.shown.complete', actions: addPage },
        { guard: { type: 'isBarren', params: pageOf }, target: isBarren, actions: addPage },
        { target: '#activity.shown.ready', actions: addPage },
      ],
      onError: { target: '#activity.shown.failed', actions: failed },
    },
    after: { request: { target: '#activity.shown.failed', actions: timedOut } },
  }) as const

const more = { target: 'loading', actions: { type: 'track', params: 'LOAD_MORE_TRANSACTIONS' } } as const

/** The transactions of the active account, page by page. */
export const activityMachine = activitySetup.createMachine({
  id: 'activity',
  description: 'What the active account of a namespace has done on its network, newest first [activity-list].',
  context: ({ input }) => activityOf(input),
  initial: 'shown',
  states: {
    shown: {
      description: 'There is an account. It is followed until the last connection of its namespace is gone.',
      meta: { view: 'Transactions' },
      // If this fails, times stay as of the last page.
      invoke: { id: 'watchTime', src: 'watchTime', onError: {} },
      initial: 'loading',
      states: {
        loading: {
          description: 'The next page; what is listed stays [activity-page].',
          tags: 'loading',
          entry: 'clearFailure',
          initial: 'first',
          states: {
            first: {
              description: 'The history is asked for, for 30 s at most [flow-timeout].',
              ...pageThat({ isBarren: 'second' }),
            },
            second: {
              description: 'A page may hold nothing but spam: the next one is asked for [activity-page].',
              ...pageThat({ isBarren: 'third' }),
            },
            third: {
              description: 'After a third such page the user is asked whether to look further [activity-page].',
              ...pageThat({ isBarren: '#activity.shown.paused' }),
            },
          },
        },
        ready: {
          description: 'There are more pages, which load as the user scrolls [activity-page].',
          on: { 'activity.more': more },
        },
        paused: {
          description: 'Three pages held nothing new: there may be more, and the user can ask for it [activity-page].',
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasTransactions', target: 'listed' }, { target: 'empty' }] },
            listed: { description: 'What was found is listed.' },
            empty: { description: 'Nothing that was found is worth showing so far.', tags: 'empty' },
          },
          on: { 'activity.more': more },
        },
        complete: {
          description: 'All pages are loaded.',
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasTransactions', target: 'listed' }, { target: 'empty' }] },
            listed: { description: 'All transactions are listed.' },
            empty: { description: 'The account has done nothing on this network.', tags: 'empty' },
          },
        },
        failed: {
          description: 'The history could not be fetched. A toast says so, and what is listed stays [activity-failed].',
          tags: 'failed',
          entry: ['toastFailure', { type: 'track', params: 'ERROR_FETCH_TRANSACTIONS' }],
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasTransactions', target: 'partial' }, { target: 'unavailable' }] },
            partial: { description: 'The known transactions are listed, and below them what went wrong.' },
            unavailable: {
              description: 'Nothing is known: what went wrong is shown in place of the list.',
              tags: 'unavailable',
            },
          },
          on: { 'activity.retry': 'loading' },
        },
      },
      on: {
        'wallet.accountChanged': startsAgain,
        'wallet.activated': startsAgain,
        'wallet.networkChanged': startsAgain,
        'wallet.disconnected': [{ guard: last, target: 'disconnected' }, startsAgain],
        // The list stays: the newest page shows what has happened since [activity-pending].
        'transaction.ended': { target: '.loading', reenter: true, actions: 'clearCursors' },
        'clock.ticked': { actions: { type: 'setTime', params: ({ event }) => event.now } },
        'networks.changed': { actions: { type: 'setNetworks', params: ({ event }) => event.networks } },
      },
    },
    disconnected: {
      description: 'The last connection of the namespace is gone [activity-follows].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: { status: 'disconnected' },
})
