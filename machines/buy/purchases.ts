import { failureOf } from '../../core/errors.ts'
import { listedSeller } from '../../core/onramp-providers.ts'
import type { ErrorEvent } from '../contract.ts'
import { buySetup, type Purchases } from './setup.ts'

const view = 'OnRampActivity'
type Loaded = { event: { output: Purchases } }
const loadedIn = ({ event }: Loaded) => event.output
const setPurchases = { type: 'setPurchases', params: loadedIn } as const

/** The purchases so far [onramp-activity]. */
export const purchases = buySetup.createStateConfig({
  description:
    'The account’s purchases, newest first; when another one arrives or the account changes, they are requested again [onramp-activity] [onramp-reset].',
  entry: 'setOwner',
  initial: 'loading',
  states: {
    loading: {
      description: 'The purchases are requested from the service, for 30 s at most [flow-timeout].',
      meta: { view, status: 'onramp.purchasesLoading' },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadPurchases',
        src: 'loadPurchases',
        input: ({ context: { owner, provider, providers } }) => ({
          buyer: owner,
          provider: listedSeller(provider, providers),
        }),
        onDone: [
          { guard: { type: 'isNothing', params: loadedIn }, target: 'empty', actions: setPurchases },
          { target: 'listed', actions: setPurchases },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) },
        },
      },
      after: {
        request: { target: 'unavailable', actions: { type: 'setFailure', params: { code: 'service.timeout' } } },
      },
    },
    listed: { description: 'The purchases are listed.', meta: { view } },
    empty: {
      description: 'Nothing has been bought yet; the user can start now.',
      meta: { view, status: 'onramp.purchasesEmpty' },
      on: { 'form.open': '#buy.draft.form' },
    },
    unavailable: {
      description: 'The purchases did not load.',
      tags: 'failed',
      meta: { view, status: 'onramp.purchasesUnavailable' },
      on: { 'purchases.retry': 'loading' },
    },
  },
  always: {
    description:
      'The account or network has changed, and no order is followed: the active account’s purchases are requested.',
    guard: 'isOtherOwner',
    target: '.loading',
    actions: 'setOwner',
  },
  on: {
    // Any transaction: an earlier purchase may be the one that has arrived.
    'transaction.sent': '.loading',
    'transaction.ended': '.loading',
    'nav.back': [
      {
        description: 'The order has arrived or is on its way, so the flow is done.',
        guard: 'isFollowed',
        target: '#buy.bought',
      },
      '#buy.draft.form',
    ],
  },
})
