import { assign, sendTo, setup } from 'xstate'
import { constants } from '../core/constants.ts'
import { type Failure, failureOf } from '../core/errors.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { channel, type ErrorEvent, port } from './contract.ts'
import type { DirectoryCommand, ImagesWanted } from './system.ts'

/** What the directory says before anybody has looked through it. */
export interface Prefetched {
  /** In the dApp's order. */
  featured: readonly ListedWallet[]
  recommended: readonly ListedWallet[]
  /** How many wallets there are to choose from. */
  count: number
  /** The names and rdns of wallets that the dApp does not want. */
  excluded: readonly string[]
  /** Wallets that the dApp describes itself. */
  custom: readonly ListedWallet[]
  /** Why some of it is not there. */
  failure: Failure | null
}

/** A picture that has come, by its id: the address is good for this page. */
export type ImageLoaded = { type: 'image.loaded'; id: string; url: string }

/** What the dApp says of the directory, as far as it is known before the directory answers (FACTS 11.1). */
export interface DirectoryInput {
  /** How many wallets the dApp features or describes itself: the room that they will take. */
  expected: number
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
}

const firstImages = ({ featured, recommended }: Prefetched) =>
  [...featured, ...recommended].flatMap(({ imageId = [] }) => imageId)

const flow = setup({
  types: {} as {
    context: Prefetched & {
      input: DirectoryInput
      /** The addresses of the pictures that are here, by image id. */
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
    isPictured: ({ context }) => firstImages(context).every((id) => id in context.images),
  },
  actions: {
    keep: assign((_, found: Prefetched) => found),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    want: sendTo('watchImages', (_, ids: readonly string[]): ImagesWanted => ({ type: 'images.want', ids })),
    wantFirst: sendTo(
      'watchImages',
      ({ context }): ImagesWanted => ({ type: 'images.want', ids: firstImages(context) }),
    ),
    keepImage: assign({
      images: ({ context: { images } }, { id, url }: { id: string; url: string }) => ({ ...images, [id]: url }),
    }),
  },
  delays: { request: constants.requestTimeout, giveUp: constants.imageGiveUp },
})

const failed = { type: 'fail', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const

type Found = { event: { output: Prefetched } }
const foundOf = ({ event: { output } }: Found) => output
const kept = { type: 'keep', params: foundOf } as const

/** What the modal knows of the directory of wallets: the few that it leads with, how many there are, and pictures. */
export const directoryMachine = flow.createMachine({
  id: 'directory',
  description:
    'FACTS 3: what the modal knows of the directory of wallets before anybody looks through it. Nothing waits for it, and the wallets of this browser need none of it (DESIGN 9).',
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
      description: 'FACTS 3, prefetch; 30 s at most (DESIGN 3).',
      invoke: {
        id: 'prefetchWallets',
        src: 'prefetchWallets',
        onDone: [
          { guard: { type: 'isPartial', params: foundOf }, target: 'failed', actions: [kept, 'wantFirst'] },
          { target: 'picturing', actions: kept },
        ],
        onError: { target: 'failed', actions: failed },
      },
      after: { request: { target: 'failed', actions: { type: 'fail', params: { code: 'directory.failed' } } } },
    },
    picturing: {
      description: 'SPEC 9: the first wallets come with their pictures, which are given up after 2 s.',
      entry: 'wantFirst',
      always: { guard: 'isPictured', target: 'ready' },
      after: { giveUp: 'ready' },
    },
    ready: {
      description: 'The modal can lead with what is known.',
      tags: 'settled',
    },
    failed: {
      description: 'FACTS 19.4: what failed is asked for again when the modal is opened again.',
      tags: 'settled',
      on: { 'service.refresh': 'prefetching' },
    },
  },
  on: {
    'images.want': { actions: { type: 'want', params: ({ event }) => event.ids } },
    'image.loaded': { actions: { type: 'keepImage', params: ({ event }) => event } },
  },
})
