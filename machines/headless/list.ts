import { type Failure, failureOf } from '../../core/errors.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { ErrorEvent } from '../contract.ts'
import type { Prefetched } from '../directory/chart.ts'
import type { WalletPage } from '../wallet-list/chart.ts'
import { headlessSetup } from './setup.ts'

const prefetchedOf = ({ event: { output } }: { event: { output: Prefetched } }) => output
const leads = [
  { type: 'setLeading', params: prefetchedOf },
  {
    type: 'requestImages',
    params: ({ event: { output } }: { event: { output: Prefetched } }) => [
      ...output.featured,
      ...output.custom,
      ...output.recommended,
    ],
  },
] as const

const asking = headlessSetup.createStateConfig({
  description: 'The directory’s first wallets are requested, for 30 s at most [flow-timeout].',
  invoke: {
    id: 'prefetchWallets',
    src: 'prefetchWallets',
    onDone: [
      { guard: { type: 'isPartial', params: prefetchedOf }, target: 'failed', actions: leads },
      { target: 'known', actions: leads },
    ],
    onError: 'failed',
  },
  after: { request: 'failed' },
})

/** The region of the directory's leading wallets. */
export const leading = headlessSetup.createStateConfig({
  description: 'The directory’s first wallets; this browser’s wallets do not wait for them [api-headless].',
  initial: 'asking',
  states: {
    asking,
    known: { description: 'The directory’s first wallets are known.' },
    failed: {
      description: 'Some of them did not load. They are requested again with the next page or search.',
      on: { 'list.request': 'again' },
    },
    again: asking,
  },
})

const fails = (failure: Failure) => [{ type: 'rejectRequest', params: failure }, 'clearRequest'] as const
const failed = [
  { type: 'rejectRequest', params: ({ event }: ErrorEvent) => failureOf(event.error) },
  'clearRequest',
] as const
const timedOut = { target: '#headless.list.idle', actions: fails({ code: 'directory.failed' }) } as const
const done = ['resolveRequest', 'clearRequest'] as const

type PageEvent = { event: { output: WalletPage } }
type FoundEvent = { event: { output: readonly ListedWallet[] } }

/** The region of the directory requests. */
export const list = headlessSetup.createStateConfig({
  description: 'The directory’s wallets that the dApp requests, by page or by query [api-headless].',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is loading; loaded wallets stay.',
      on: { 'list.request': { target: 'fetching', actions: { type: 'setRequest', params: ({ event }) => event } } },
    },
    fetching: {
      description:
        'The directory is asked. A newer request replaces this one: its call ends as aborted, and its answer is ignored [directory-search].',
      tags: 'fetching',
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isSearch', target: 'searching' }, { target: 'paging' }] },
        paging: {
          description:
            'A page is loading, for 30 s at most: the first one replaces the list, later ones are added [flow-timeout].',
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context: { request } }) => ({ page: request?.page ?? 1 }),
            onDone: {
              target: '#headless.list.idle',
              actions: [
                { type: 'setPage', params: ({ event }: PageEvent) => event.output },
                { type: 'requestImages', params: ({ event }: PageEvent) => event.output.wallets },
                ...done,
              ],
            },
            onError: { target: '#headless.list.idle', actions: failed },
          },
          after: { request: timedOut },
        },
        searching: {
          description: 'The matches of a query are loading, for 30 s at most, and replace the list [flow-timeout].',
          invoke: {
            id: 'searchWallets',
            src: 'searchWallets',
            input: ({ context: { request } }) => ({ text: request?.query ?? '', certified: false }),
            onDone: {
              target: '#headless.list.idle',
              actions: [
                { type: 'setFound', params: ({ event }: FoundEvent) => event.output },
                { type: 'requestImages', params: ({ event }: FoundEvent) => event.output },
                ...done,
              ],
            },
            onError: { target: '#headless.list.idle', actions: failed },
          },
          after: { request: timedOut },
        },
      },
      on: {
        'list.request': {
          target: '.choosing',
          actions: [...fails({ code: 'request.aborted' }), { type: 'setRequest', params: ({ event }) => event }],
        },
      },
    },
  },
})
