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
  description: 'What was bought, newest first; a purchase that arrives meanwhile is asked for again [onramp-activity].',
  initial: 'loading',
  states: {
    loading: {
      description: 'The service is asked what was bought, for 30 s at most [flow-timeout].',
      meta: { view, status: 'onramp.purchasesLoading' },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadPurchases',
        src: 'loadPurchases',
        input: ({ context: { buyer, provider, providers } }) => ({
          buyer,
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
    listed: { description: 'What was bought is there.', meta: { view } },
    empty: {
      description: 'Nothing was bought so far: something can be.',
      meta: { view, status: 'onramp.purchasesEmpty' },
      on: { 'form.open': '#buy.draft.form' },
    },
    unavailable: {
      description: 'What was bought could not be loaded.',
      tags: 'failed',
      meta: { view, status: 'onramp.purchasesUnavailable' },
      on: { 'purchases.retry': 'loading' },
    },
  },
  on: {
    // Any transaction: an earlier purchase may be the one that has arrived.
    'transaction.sent': '.loading',
    'transaction.ended': '.loading',
    'nav.back': [
      {
        description: 'What was ordered has arrived, or is on its way: all is done.',
        guard: 'isFollowed',
        target: '#buy.bought',
      },
      '#buy.draft.form',
    ],
  },
})
