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
  description: 'The active account’s transactions on its network, newest first [activity-list].',
  context: ({ input }) => activityOf(input),
  initial: 'shown',
  states: {
    shown: {
      description: 'There is an account. It is followed until its namespace’s last connection ends.',
      meta: { view: 'Transactions' },
      // If this fails, times stay as of the last page.
      invoke: { id: 'watchTime', src: 'watchTime', onError: {} },
      initial: 'loading',
      states: {
        loading: {
          description: 'The next page is loading; the list stays [activity-page].',
          tags: 'loading',
          entry: 'clearFailure',
          initial: 'first',
          states: {
            first: {
              description: 'The history is requested, for 30 s at most [flow-timeout].',
              ...pageThat({ isBarren: 'second' }),
            },
            second: {
              description: 'A page may contain only spam: the next one is requested [activity-page].',
              ...pageThat({ isBarren: 'third' }),
            },
            third: {
              description: 'After a third such page, the user is asked whether to continue [activity-page].',
              ...pageThat({ isBarren: '#activity.shown.paused' }),
            },
          },
        },
        ready: {
          description: 'More pages load as the user scrolls [activity-page].',
          on: { 'activity.more': more },
        },
        paused: {
          description:
            'Three pages contained nothing new: there may be more, and the user can request it [activity-page].',
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasTransactions', target: 'listed' }, { target: 'empty' }] },
            listed: { description: 'The transactions found so far are listed.' },
            empty: { description: 'Nothing worth showing has been found so far.', tags: 'empty' },
          },
          on: { 'activity.more': more },
        },
        complete: {
          description: 'All pages are loaded.',
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasTransactions', target: 'listed' }, { target: 'empty' }] },
            listed: { description: 'All transactions are listed.' },
            empty: { description: 'The account has no transactions on this network.', tags: 'empty' },
          },
        },
        failed: {
          description: 'The history did not load. A toast says so, and the list stays [activity-failed].',
          tags: 'failed',
          entry: ['toastFailure', { type: 'track', params: 'ERROR_FETCH_TRANSACTIONS' }],
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasTransactions', target: 'partial' }, { target: 'unavailable' }] },
            partial: { description: 'The known transactions are listed, with the error below.' },
            unavailable: {
              description: 'Nothing is known: the error is shown in place of the list.',
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
      description: 'The namespace’s last connection has ended [activity-follows].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: { status: 'disconnected' },
})
