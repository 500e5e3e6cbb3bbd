import { failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { TrackEvent } from '../../core/track.ts'
import type { ErrorEvent } from '../contract.ts'
import { connectedOutput, isSilent } from '../shared/connected.ts'
import { type WalletPage, walletListSetup } from './setup.ts'

export type { WalletPage } from './setup.ts'

type PageEvent = { event: { output: WalletPage } }
type FoundEvent = { event: { output: readonly ListedWallet[] } }
const pageOf = ({ event }: PageEvent) => event.output
const addPage = { type: 'addPage', params: pageOf } as const
const firstOf = (wallets: readonly ListedWallet[]) => wallets.slice(0, lazyConstants.wallets.pageImages)
const pageImages = { type: 'requestImages', params: ({ event }: PageEvent) => firstOf(event.output.wallets) } as const
const found = [
  { type: 'setFound', params: ({ event }: FoundEvent) => event.output },
  { type: 'requestImages', params: ({ event }: FoundEvent) => firstOf(event.output) },
] as const
const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'setFailure', params: { code: 'directory.failed' } } as const

const textOf = ({ event: { text } }: { event: { text: string } }) => ({ text })
const certifiedOf = ({ event: { certified } }: { event: { certified: boolean } }) => ({ certified })
const typed = { type: 'setQuery', params: textOf } as const
const filtered = { type: 'setQuery', params: certifiedOf } as const
const retyped = { type: 'setText', params: ({ event }: { event: { text: string } }) => event.text } as const
const clearsText = { type: 'clearsQuery', params: textOf } as const
const clearsFilter = { type: 'clearsQuery', params: certifiedOf } as const

/** The directory's leading wallets load separately: the list may have some now. */
const recount = { 'directory.loaded': 'deciding' } as const

/** The directory did not answer. What is shown depends on whether any wallets are known. */
const failureTo = (target: string) =>
  ({
    tags: 'failed',
    initial: 'deciding',
    states: {
      deciding: {
        entry: 'countListed',
        always: [{ guard: 'hasWallets', target: 'partial' }, { target: 'unavailable' }],
      },
      partial: { description: 'The known wallets are listed, with the error below.' },
      unavailable: {
        description: 'No wallet is known: the error is shown in place of the list.',
        tags: 'unavailable',
        on: recount,
      },
    },
    on: { 'list.retry': { target, actions: 'refreshDirectory' } },
  }) as const

/** Fetches the next page. If it has no new wallet, the next state fetches another, or the list is complete. */
const pageThat = ({ isBarren }: { isBarren: string }) =>
  ({
    invoke: {
      id: 'fetchPage',
      src: 'fetchPage',
      input: ({ context: { pages } }: { context: { pages: number } }) => ({ page: pages + 1 }),
      onDone: [
        {
          guard: { type: 'isLastPage', params: pageOf },
          target: '#walletList.browsing.complete',
          actions: [addPage, pageImages],
        },
        { guard: { type: 'isBarren', params: pageOf }, target: isBarren, actions: addPage },
        { target: '#walletList.browsing.ready', actions: [addPage, pageImages] },
      ],
      onError: { target: '#walletList.browsing.failed', actions: failed },
    },
    after: { request: { target: '#walletList.browsing.failed', actions: timedOut } },
  }) as const

const browsing = walletListSetup.createStateConfig({
  description: 'The directory page by page, in its own order. Loaded pages stay [directory-page].',
  meta: { view: 'AllWallets' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The next page of 40 wallets, with the images of its first 20 [directory-page].',
      tags: 'loading',
      entry: 'clearFailure',
      initial: 'first',
      states: {
        first: {
          description: 'The directory is asked, for 30 s at most [flow-timeout].',
          ...pageThat({ isBarren: 'second' }),
        },
        second: {
          description: 'On a phone, a page may have no wallet that a phone can open: the next one is requested.',
          ...pageThat({ isBarren: 'third' }),
        },
        third: {
          description: 'A third page without a new wallet counts as the end of the list.',
          ...pageThat({ isBarren: '#walletList.browsing.complete' }),
        },
      },
    },
    ready: { description: 'More pages load as the user scrolls.', on: { 'list.more': 'loading' } },
    complete: {
      description: 'All pages are loaded.',
      initial: 'deciding',
      states: {
        deciding: { entry: 'countListed', always: [{ guard: 'hasWallets', target: 'listed' }, { target: 'empty' }] },
        listed: { description: 'All wallets are listed.' },
        empty: { description: 'The directory has no wallet for this app.', tags: 'empty', on: recount },
      },
    },
    failed: { description: 'The directory did not answer; loaded pages stay.', ...failureTo('loading') },
    last: { type: 'history' },
  },
  on: {
    'search.type': [
      { guard: clearsText, actions: retyped },
      { target: 'searching', actions: typed },
    ],
    'certified.set': [
      { guard: clearsFilter, actions: filtered },
      { target: 'searching.loading', actions: filtered },
    ],
  },
})

const searching = walletListSetup.createStateConfig({
  description:
    'A search by the trimmed text, up to 100 wallets at once. An answer to an earlier search is ignored [directory-search].',
  meta: { view: 'AllWallets' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The directory is asked when the user has not typed for 300 ms [directory-search].',
      tags: 'loading',
      after: { searchWait: 'loading' },
    },
    loading: {
      description: 'The directory searches, for 30 s at most [flow-timeout].',
      tags: 'loading',
      entry: [
        'clearFailure',
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
        onDone: { target: 'complete', actions: found },
        onError: { target: 'failed', actions: failed },
      },
      after: { request: { target: 'failed', actions: timedOut } },
    },
    complete: {
      description: 'The directory has answered.',
      initial: 'deciding',
      states: {
        deciding: { entry: 'countListed', always: [{ guard: 'hasWallets', target: 'listed' }, { target: 'empty' }] },
        listed: { description: 'The wallets that were found, below the matching wallets of the list.' },
        empty: { description: 'No wallet matches.', tags: 'empty', on: recount },
      },
    },
    failed: {
      description: 'The directory did not answer. The matching wallets of the list still show.',
      ...failureTo('loading'),
    },
  },
  on: {
    'search.type': [
      { guard: { type: 'isSameText', params: ({ event }) => event.text }, actions: retyped },
      { guard: clearsText, target: 'browsing.last', actions: typed },
      { target: '.waiting', reenter: true, actions: typed },
    ],
    'certified.set': [
      { guard: clearsFilter, target: 'browsing.last', actions: filtered },
      { target: '.loading', reenter: true, actions: filtered },
    ],
    'nav.back': { target: 'browsing.last', actions: { type: 'setQuery', params: { text: '', certified: false } } },
  },
})

/** All wallets, by page or by search. */
export const walletListMachine = walletListSetup.createMachine({
  id: 'walletList',
  description: 'All wallets, by page or by search [directory-page] [directory-search]. The kit receives the choice.',
  context: ({ input: { namespace } }) => ({
    namespace,
    wallets: [],
    pages: 0,
    text: '',
    certified: false,
    found: [],
    listed: 0,
    inSession: [],
    failure: null,
  }),
  entry: 'syncSession',
  initial: 'browsing',
  states: {
    browsing,
    searching,
    connected: {
      description: 'A wallet is connected, wherever it was chosen. The kit decides what follows [flow-apart].',
      type: 'final',
      output: isSilent,
    },
  },
  on: {
    'wallet.connected': '.connected',
    'wallet.disconnected': { actions: 'syncSession' },
    'rows.show': { actions: { type: 'requestImages', params: ({ event }) => event.wallets } },
    'wallet.choose': {
      guard: { type: 'canPair', params: ({ event }) => event.platform },
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
  output: connectedOutput,
})
