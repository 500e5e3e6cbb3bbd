import { assign, sendParent, sendTo, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import { type Failure, failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { channel, type ErrorEvent, port } from '../contract.ts'
import type { DirectoryCommand, DirectoryFact, ImagesWanted } from '../system.ts'

/** The directory's answer before the user opens the list of all wallets. */
export interface Prefetched {
  /** In the dApp's order. */
  featured: readonly ListedWallet[]
  recommended: readonly ListedWallet[]
  /** How many wallets the directory has. */
  count: number
  /** The names and rdns of wallets that the dApp excludes. */
  excluded: readonly string[]
  /** The wallets that the dApp defines. */
  custom: readonly ListedWallet[]
  /** Why a part did not load. */
  failure: Failure | null
}

/** An image that has loaded, by its id; the URL is valid in this page. */
export type ImageLoaded = { type: 'image.loaded'; id: string; url: string }

/** The dApp's directory options, known before the directory answers. */
export interface DirectoryInput {
  /** How many wallets the dApp features, and how many it defines: the space that the list reserves for them. */
  expected: readonly [featured: number, custom: number]
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
}

const firstImages = ({ featured, recommended }: Prefetched) =>
  [...featured, ...recommended].flatMap(({ imageId = [] }) => imageId)

const directorySetup = setup({
  types: {} as {
    context: Prefetched & {
      input: DirectoryInput
      /** The URLs of the loaded images, by image id. */
      images: Readonly<Record<string, string>>
    }
    events: DirectoryCommand | ImageLoaded
    input: DirectoryInput
    tags: 'settled'
  },
  actors: {
    prefetchWallets: port<Prefetched>('prefetchWallets'),
    watchImages: channel<ImagesWanted>(),
  },
  guards: {
    isPartial: (_, { failure }: Prefetched) => failure !== null,
    hasFirstImages: ({ context }) => firstImages(context).every((id) => id in context.images),
  },
  actions: {
    setWallets: assign((_, found: Prefetched) => found),
    emitLoaded: sendParent((): DirectoryFact => ({ type: 'directory.loaded' })),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    requestImages: sendTo('watchImages', (_, ids: readonly string[]): ImagesWanted => ({ type: 'images.want', ids })),
    requestFirstImages: sendTo(
      'watchImages',
      ({ context }): ImagesWanted => ({ type: 'images.want', ids: firstImages(context) }),
    ),
    setImage: assign({
      images: ({ context: { images } }, { id, url }: { id: string; url: string }) => ({ ...images, [id]: url }),
    }),
  },
  delays: { request: constants.requestTimeout, giveUp: lazyConstants.imageGiveUp },
})

const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const

type Found = { event: { output: Prefetched } }
const foundOf = ({ event: { output } }: Found) => output
const loaded = [{ type: 'setWallets', params: foundOf }, 'emitLoaded'] as const

/** The wallet directory: its leading wallets, their total number, and images. */
export const directoryMachine = directorySetup.createMachine({
  id: 'directory',
  description:
    'What the modal knows about the wallet directory before the user browses it. Nothing waits for it, and this browser’s wallets do not need it [directory-prefetch].',
  context: ({ input }) => ({
    input,
    custom: [],
    featured: [],
    recommended: [],
    count: 0,
    excluded: [],
    images: {},
    failure: null,
  }),
  invoke: { id: 'watchImages', src: 'watchImages', onError: {} },
  initial: 'prefetching',
  states: {
    prefetching: {
      description:
        'The directory is asked for its first wallets, for 30 s at most [directory-prefetch] [flow-timeout].',
      invoke: {
        id: 'prefetchWallets',
        src: 'prefetchWallets',
        onDone: [
          {
            guard: { type: 'isPartial', params: foundOf },
            target: 'failed',
            actions: [...loaded, 'requestFirstImages'],
          },
          { target: 'loadingImages', actions: loaded },
        ],
        onError: { target: 'failed', actions: failed },
      },
      after: { request: { target: 'failed', actions: { type: 'setFailure', params: { code: 'directory.failed' } } } },
    },
    loadingImages: {
      description: 'The first wallets appear with their images, or without them after 2 s [directory-pictures].',
      entry: 'requestFirstImages',
      always: { guard: 'hasFirstImages', target: 'ready' },
      after: { giveUp: 'ready' },
    },
    ready: {
      description: 'The modal shows the known wallets.',
      tags: 'settled',
    },
    failed: {
      description: 'What failed is requested again when the modal is next opened [directory-again].',
      tags: 'settled',
      on: { 'service.refresh': 'prefetching' },
    },
  },
  on: {
    'images.want': { actions: { type: 'requestImages', params: ({ event }) => event.ids } },
    'image.loaded': { actions: { type: 'setImage', params: ({ event }) => event } },
  },
})
