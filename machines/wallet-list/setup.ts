import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Platform, TrackEvent } from '../../core/track.ts'
import { allWallets } from '../../core/wallet-lists.ts'
import type { ConnectOutput } from '../connect/chart.ts'
import { port } from '../contract.ts'
import { leadingOf } from '../directory/directory-selectors.ts'
import { type DirectoryFact, directory, tracker, type WalletFact } from '../system.ts'
import { inSession } from '../wallet/wallet-selectors.ts'

/** One page of the directory. */
export interface WalletPage {
  wallets: readonly ListedWallet[]
  /** Whether it is the last one. */
  last: boolean
  /** The total number of wallets, according to the directory. */
  count: number
}

/** The user's search. */
export interface Query {
  text: string
  certified: boolean
}

const newIn = (known: readonly ListedWallet[], wallets: readonly ListedWallet[]) =>
  wallets.filter(({ id }) => known.every((one) => one.id !== id))

export interface WalletListContext extends Query {
  /** The only namespace whose wallets are listed; undefined for all. */
  namespace: Namespace | undefined
  /** The wallets of the pages so far, without duplicates. */
  wallets: readonly ListedWallet[]
  /** How many pages have been fetched. */
  pages: number
  /** The directory's matches for the search. */
  found: readonly ListedWallet[]
  /** How many wallets the list showed after the last answer, including the directory's leading ones. */
  listed: number
  /**
   * The names of the wallets in the WalletConnect session: while there are any, only an installed wallet can be chosen.
   */
  inSession: readonly string[]
  failure: Failure | null
}

const isBlank = ({ text, certified }: Query) => text.trim() === '' && !certified

/** How many wallets the list shows: the directory's leading ones, the pages, and the matches. */
const countListed = (context: WalletListContext, self: AnyActorRef): number =>
  allWallets(leadingOf(self), context, { rows: [], recents: [], namespace: context.namespace }).length

/** The setup of the wallet list chart. */
export const walletListSetup = setup({
  types: {} as {
    context: WalletListContext
    events:
      | { type: 'list.more' }
      | { type: 'list.retry' }
      | { type: 'search.type'; text: string }
      | { type: 'certified.set'; certified: boolean }
      | { type: 'rows.show'; wallets: readonly ListedWallet[] }
      | { type: 'wallet.choose'; wallet: ListedWallet; platform: Platform }
      | { type: 'nav.back' }
      | DirectoryFact
      | WalletFact
    input: { namespace: Namespace | undefined }
    output: ConnectOutput
    meta: { view: 'AllWallets' }
    tags: 'loading' | 'empty' | 'failed' | 'unavailable'
  },
  actors: {
    fetchPage: port<WalletPage, { page: number }>('fetchPage'),
    searchWallets: port<readonly ListedWallet[], { text: string; certified: boolean }>('searchWallets'),
  },
  guards: {
    clearsQuery: ({ context: { text, certified } }, query: Partial<Query>) => isBlank({ text, certified, ...query }),
    isSameText: ({ context }, text: string) => context.text.trim() === text.trim(),
    isLastPage: (_, page: WalletPage) => page.last,
    isBarren: ({ context: { wallets } }, page: WalletPage) => newIn(wallets, page.wallets).length === 0,
    hasWallets: ({ context: { listed } }) => listed > 0,
    /** An installed wallet needs no session [connect-in-session]. */
    canPair: ({ context: { inSession } }, platform: Platform) => platform === 'browser' || inSession.length === 0,
  },
  actions: {
    addPage: assign(({ context: { wallets, pages } }, page: WalletPage) => ({
      wallets: [...wallets, ...newIn(wallets, page.wallets)],
      pages: pages + 1,
    })),
    setQuery: assign((_, query: Partial<Query>) => ({ ...query, found: [] })),
    setText: assign({ text: (_, text: string) => text }),
    setFound: assign({ found: (_, found: readonly ListedWallet[]) => found }),
    countListed: assign({ listed: ({ context, self }) => countListed(context, self) }),
    syncSession: assign({ inSession: ({ self }) => inSession(self) }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    // Without a project there is no directory, and the chart ignores events that it sends to itself.
    requestImages: sendTo(
      ({ system, self }) => directory({ system }) ?? self,
      (_, wallets: readonly ListedWallet[]) => ({
        type: 'images.want',
        ids: wallets.flatMap(({ imageId = [] }) => imageId),
      }),
    ),
    // The leading wallets are not part of any page, so they are fetched again as well.
    refreshDirectory: sendTo(({ system, self }) => directory({ system }) ?? self, { type: 'service.refresh' }),
    choose: sendParent(({ context: { namespace } }, wallet: ListedWallet) => ({
      type: 'nav.push',
      route: 'ConnectingWalletConnect',
      wallet,
      ...(namespace && { namespace }),
    })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
  },
  delays: { request: constants.requestTimeout, searchWait: lazyConstants.wallets.searchWait },
})
