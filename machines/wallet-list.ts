import { failureOf } from '../core/errors.ts'
import type { TrackEvent } from '../core/track.ts'
import type { ErrorEvent } from './contract.ts'
import { flow, type WalletPage } from './wallet-list-setup.ts'

export type { WalletPage } from './wallet-list-setup.ts'

const answeredPage = {
  type: 'addPage',
  params: ({ event }: { event: { output: WalletPage } }) => event.output,
} as const
const pictured = {
  type: 'wantImages',
  params: ({ event }: { event: { output: WalletPage } }) => event.output.wallets,
} as const
const pageOf = ({ event }: { event: { output: WalletPage } }) => event.output
const failed = { type: 'fail', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'fail', params: { code: 'directory.failed' } } as const

type Typed = { event: { text: string } }
type Marked = { event: { certified: boolean } }
const typed = { type: 'wish', params: ({ event: { text } }: Typed) => ({ text }) } as const
const marked = { type: 'wish', params: ({ event: { certified } }: Marked) => ({ certified }) } as const
const retyped = { type: 'retype', params: ({ event: { text } }: Typed) => text } as const
const isAllTyped = { type: 'isAll', params: ({ event: { text } }: Typed) => ({ text }) } as const
const isAllMarked = { type: 'isAll', params: ({ event: { certified } }: Marked) => ({ certified }) } as const

const browsing = flow.createStateConfig({
  description: 'FACTS 3: the directory page by page, in its own order. What has come stays.',
  meta: { view: 'AllWallets' },
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Whoever comes back from a search finds what was there before.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isWhole', target: 'end' },
        { guard: 'isBlank', target: 'paging' },
        { target: 'ready' },
      ],
    },
    paging: {
      description: 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
      tags: 'paging',
      entry: 'forgive',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context: { pages } }) => ({ page: pages + 1 }),
        onDone: [
          {
            guard: { type: 'isLast', params: pageOf },
            target: 'sorting',
            actions: [answeredPage, 'finish', pictured],
          },
          {
            description: 'On a phone, a page may be without a wallet that a phone can open.',
            guard: { type: 'isBarren', params: pageOf },
            target: 'paging',
            reenter: true,
            actions: answeredPage,
          },
          { target: 'ready', actions: [answeredPage, pictured] },
        ],
        onError: { target: 'failed', actions: failed },
      },
      after: { request: { target: 'failed', actions: timedOut } },
    },
    ready: { description: 'There are more, for whoever goes on.', on: { 'list.more': 'paging' } },
    end: { description: 'That is all of them.' },
    empty: { description: 'The directory has no wallet for this app.' },
    failed: {
      description: 'The directory did not answer; what has come stays.',
      tags: 'failed',
      on: { 'list.retry': { target: 'paging', actions: 'refresh' } },
    },
  },
  on: {
    'search.type': [
      { guard: isAllTyped, actions: retyped },
      { target: 'searching', actions: typed },
    ],
    'certified.set': [
      { guard: isAllMarked, actions: marked },
      { target: 'searching.asking', actions: marked },
    ],
  },
})

const searching = flow.createStateConfig({
  description:
    'SPEC 5 and 9: by the trimmed text, up to 100 at once. An answer to what is not looked for any more is never heard.',
  meta: { view: 'AllWallets' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'SPEC 9: nobody is asked until the typing has rested for 300 ms.',
      tags: 'searching',
      after: { searchWait: 'asking' },
    },
    asking: {
      description: 'The directory looks; 30 s at most (DESIGN 3).',
      tags: 'searching',
      entry: [
        'forgive',
        {
          type: 'track',
          params: ({ context: { text, certified } }): TrackEvent => ({
            event: 'SEARCH_WALLET',
            properties: { badge: certified ? 'certified' : '', search: text.trim() },
          }),
        },
      ],
      invoke: {
        id: 'searchWallets',
        src: 'searchWallets',
        input: ({ context: { text, certified } }) => ({ text: text.trim(), certified }),
        onDone: [
          {
            guard: { type: 'isLost', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          {
            target: 'found',
            actions: [
              { type: 'keepFound', params: ({ event }) => event.output },
              { type: 'wantImages', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'failed', actions: failed },
      },
      after: { request: { target: 'failed', actions: timedOut } },
    },
    found: { description: 'They are shown below those of the list that fit.' },
    empty: { description: 'The directory has none that fits.' },
    failed: {
      description: 'The directory did not answer. What of the list fits is shown all the same.',
      tags: 'failed',
      on: { 'list.retry': { target: 'asking', actions: 'refresh' } },
    },
  },
  on: {
    'search.type': [
      { guard: { type: 'isSame', params: ({ event }) => event.text }, actions: retyped },
      { guard: isAllTyped, target: 'browsing', actions: typed },
      { target: '.waiting', reenter: true, actions: typed },
    ],
    'certified.set': [
      { guard: isAllMarked, target: 'browsing', actions: marked },
      { target: '.asking', reenter: true, actions: marked },
    ],
    'nav.back': { target: 'browsing', actions: { type: 'wish', params: { text: '', certified: false } } },
  },
})

/** All wallets that there are: by page, or by what somebody types. */
export const walletListMachine = flow.createMachine({
  id: 'walletList',
  description:
    'SPEC 2, AllWallets: all wallets that there are, by page or by what somebody types (FACTS 3). Which one is chosen, the kit is told.',
  context: ({ input: { namespace } }) => ({
    namespace,
    wallets: [],
    pages: 0,
    whole: false,
    barren: 0,
    text: '',
    certified: false,
    found: null,
    failure: null,
  }),
  initial: 'browsing',
  states: {
    browsing,
    searching,
    connected: {
      description: 'A wallet is connected, wherever it was chosen. What follows is the kit’s to decide (DESIGN 3).',
      type: 'final',
      output: { status: 'connected' },
    },
  },
  on: {
    'wallet.connected': '.connected',
    'wallet.choose': {
      actions: [
        {
          type: 'track',
          params: ({ event: { wallet, platform } }) => ({
            event: 'SELECT_WALLET',
            properties: { name: wallet.name, platform },
          }),
        },
        { type: 'choose', params: ({ event }) => event.wallet },
      ],
    },
  },
  output: { status: 'connected' },
})
