import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import type { Failure } from '../core/errors.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Platform, TrackEvent } from '../core/track.ts'
import type { ConnectOutput } from './connect.ts'
import { port } from './contract.ts'
import { directory, tracker, type WalletFact } from './system.ts'

/** One page of the directory. */
export interface WalletPage {
  wallets: readonly ListedWallet[]
  /** Whether it is the last one. */
  last: boolean
}

/** So many pages in a row without a wallet that is new, and the directory is taken to have no more. */
const PATIENCE = 3

/** What is looked for. */
export interface Wish {
  text: string
  certified: boolean
}

const newIn = (known: readonly ListedWallet[], wallets: readonly ListedWallet[]) =>
  wallets.filter(({ id }) => known.every((one) => one.id !== id))

/** What the chart of all wallets is made of. */
export const flow = setup({
  types: {} as {
    context: {
      /** The only namespace whose wallets are wanted; undefined for all. */
      namespace: Namespace | undefined
      /** What has been paged so far: each wallet once. */
      wallets: readonly ListedWallet[]
      /** How many pages that is. */
      pages: number
      /** Whether there are no more. */
      whole: boolean
      /** How many of the last pages had no wallet that is new. */
      barren: number
      /** What is typed. */
      text: string
      /** Whether only certified wallets are wanted. */
      certified: boolean
      /** What the directory found for it; null until it has answered. */
      found: readonly ListedWallet[] | null
      failure: Failure | null
    }
    events:
      | { type: 'list.more' }
      | { type: 'list.retry' }
      | { type: 'search.type'; text: string }
      | { type: 'certified.set'; certified: boolean }
      | { type: 'wallet.choose'; wallet: ListedWallet; platform: Platform }
      | { type: 'nav.back' }
      | WalletFact
    input: { namespace: Namespace | undefined }
    output: ConnectOutput
    meta: { view: 'AllWallets' }
    tags: 'paging' | 'searching' | 'failed'
  },
  actors: {
    fetchPage: port<WalletPage, { page: number }>('fetchPage'),
    searchWallets: port<readonly ListedWallet[], { text: string; certified: boolean }>('searchWallets'),
  },
  guards: {
    isAll: ({ context: { text, certified } }, wish: Partial<Wish>) =>
      (wish.text ?? text).trim() === '' && !(wish.certified ?? certified),
    isSame: ({ context: { text } }, typed: string) => text.trim() === typed.trim(),
    isWhole: ({ context: { whole } }) => whole,
    isBlank: ({ context: { pages } }) => pages === 0,
    isLast: ({ context: { wallets, barren } }, page: WalletPage) =>
      page.last || (barren + 1 >= PATIENCE && newIn(wallets, page.wallets).length === 0),
    isLost: (_, found: readonly ListedWallet[]) => found.length === 0,
    isEmpty: ({ context: { whole, wallets } }) => whole && wallets.length === 0,
    isBarren: ({ context: { wallets } }, page: WalletPage) => newIn(wallets, page.wallets).length === 0,
  },
  actions: {
    addPage: assign(({ context: { wallets, pages, barren } }, page: WalletPage) => {
      const added = newIn(wallets, page.wallets)
      return { wallets: [...wallets, ...added], pages: pages + 1, barren: added.length === 0 ? barren + 1 : 0 }
    }),
    finish: assign({ whole: true }),
    wish: assign((_, wish: Partial<Wish>) => ({ ...wish, found: null })),
    retype: assign({ text: (_, text: string) => text }),
    keepFound: assign({ found: (_, found: readonly ListedWallet[]) => found }),
    forgive: assign({ failure: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    wantImages: enqueueActions(({ enqueue, system }, wallets: readonly ListedWallet[]) => {
      const ref = directory({ system })
      const ids = wallets.slice(0, constants.wallets.pageImages).flatMap(({ imageId = [] }) => imageId)
      // Without a project there is no directory.
      if (ref) enqueue.sendTo(ref, { type: 'images.want', ids })
    }),
    // What the directory leads with is not in its pages, so where it did not come it is asked for as well.
    refresh: enqueueActions(({ enqueue, system }) => {
      const ref = directory({ system })
      if (ref) enqueue.sendTo(ref, { type: 'service.refresh' })
    }),
    choose: sendParent(({ context: { namespace } }, wallet: ListedWallet) => ({
      type: 'nav.push',
      place: 'ConnectingWalletConnect',
      wallet,
      ...(namespace && { namespace }),
    })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
  },
  delays: { request: constants.requestTimeout, searchWait: constants.wallets.searchWait },
})
