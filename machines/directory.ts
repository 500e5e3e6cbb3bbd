import { assign, sendTo, setup } from 'xstate'
import { constants } from '../core/constants.ts'
import { type Failure, failureOf } from '../core/errors.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { channel, type ErrorEvent, port } from './contract.ts'
import type { DirectoryCommand } from './system.ts'

/** A wallet that the dApp does not want, as the page may meet it. */
export interface ExcludedWallet {
  name: string
  rdns?: string
}

/** What the directory says before anybody has looked through it. */
export interface Prefetched {
  /** In the dApp's order. */
  featured: readonly ListedWallet[]
  recommended: readonly ListedWallet[]
  /** How many wallets there are to choose from. */
  count: number
  excluded: readonly ExcludedWallet[]
}

/** A picture that has come, by its id: the address is good for this page. */
export type ImageLoaded = { type: 'image.loaded'; id: string; url: string }

export interface DirectoryInput {
  /** Wallets that the dApp describes itself. */
  custom: readonly ListedWallet[]
}

const flow = setup({
  types: {} as {
    context: Prefetched & {
      custom: readonly ListedWallet[]
      /** The addresses of the pictures that are here, by image id. */
      images: Readonly<Record<string, string>>
      failure: Failure | null
    }
    events: DirectoryCommand | ImageLoaded | { type: 'directory.retry' }
    input: DirectoryInput
    tags: 'settled'
  },
  actors: {
    prefetchWallets: port<Prefetched>('prefetchWallets'),
    watchImages: channel<DirectoryCommand>(),
  },
  guards: {
    isPictured: ({ context: { featured, recommended, images } }) =>
      [...featured, ...recommended].every(({ imageId }) => !imageId || imageId in images),
  },
  actions: {
    keep: assign((_, found: Prefetched) => ({ ...found, failure: null })),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    want: sendTo('watchImages', (_, ids: readonly string[]): DirectoryCommand => ({ type: 'images.want', ids })),
    wantFirst: sendTo(
      'watchImages',
      ({ context: { featured, recommended } }): DirectoryCommand => ({
        type: 'images.want',
        ids: [...featured, ...recommended].flatMap(({ imageId = [] }) => imageId),
      }),
    ),
    keepImage: assign({
      images: ({ context: { images } }, { id, url }: { id: string; url: string }) => ({ ...images, [id]: url }),
    }),
  },
  delays: { request: constants.requestTimeout, giveUp: constants.imageGiveUp },
})

const failed = { type: 'fail', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const

/** What the modal knows of the directory of wallets: the few that it leads with, how many there are, and pictures. */
export const directoryMachine = flow.createMachine({
  id: 'directory',
  description:
    'FACTS 3: what the modal knows of the directory of wallets before anybody looks through it. Nothing waits for it, and the wallets of this browser need none of it (DESIGN 9).',
  context: ({ input: { custom } }) => ({
    custom,
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
        onDone: { target: 'picturing', actions: { type: 'keep', params: ({ event }) => event.output } },
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
      on: { 'directory.retry': 'prefetching' },
    },
  },
  on: {
    'images.want': { actions: { type: 'want', params: ({ event }) => event.ids } },
    'image.loaded': { actions: { type: 'keepImage', params: ({ event }) => event } },
  },
})
