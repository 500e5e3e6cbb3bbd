import { fromCallback, fromPromise } from 'xstate'
import type { OnrampProvider } from '../../../core/features.ts'
import { lazyConstants } from '../../../core/lazy-constants.ts'
import type { Buyer, OnrampOrder, OnrampPages, OnrampQuote } from '../../../core/onramp.ts'
import { type Begun, type BuyStart, buyMachine, type PageFact, type Purchases } from '../../../machines/buy/chart.ts'
import type { QuotedOrder } from '../../../services/on-ramp.ts'
import { pendingPurchasesIn } from '../../../services/pending-purchases.ts'
import { type ProviderWindow, providerWindows } from '../../../services/provider-window.ts'
import purchase from '../background/purchase.ts'
import { defineFlow } from '../define-flow.ts'
import { onRampOf } from '../on-ramp-of.ts'

const { windowPoll, life } = lazyConstants.onramp

type Wanted = false | readonly OnrampProvider[] | undefined

/** Buying crypto: the blockchain API quotes, and providers sell in their own windows. */
export default defineFlow(
  'buy',
  (deps) => {
    const { startOnramp, quoteOnramp, linkOnramps, loadPurchases } = onRampOf(deps)
    const openWindow = providerWindows()
    let opened: ProviderWindow | undefined
    return buyMachine.provide({
      actors: {
        startOnramp: fromPromise<BuyStart, { buyer: Buyer; wanted: Wanted }>(({ input, signal }) =>
          startOnramp(input, signal),
        ),
        quoteOnramp: fromPromise<OnrampQuote, OnrampOrder>(({ input, signal }) => quoteOnramp(input, signal)),
        linkOnramps: fromPromise<OnrampPages, QuotedOrder>(({ input, signal }) => linkOnramps(input, signal)),
        // Must start within the press, or the browser blocks the window.
        openPage: fromPromise<Begun, { url: string }>(async ({ input: { url } }) => {
          opened = openWindow(url)
          const startedAt = Date.now()
          return { id: `purchase:${startedAt}`, startedAt }
        }),
        watchPage: fromCallback<PageFact>(({ sendBack }) => {
          const timer = setInterval(() => {
            if (!opened || opened.isClosed()) sendBack({ type: 'page.closed' })
          }, windowPoll)
          return () => clearInterval(timer)
        }),
        loadPurchases: fromPromise<Purchases, { buyer: Buyer; provider: OnrampProvider }>(
          async ({ input, signal }) => ({ purchases: await loadPurchases(input, signal), at: Date.now() }),
        ),
      },
    })
  },
  {
    chart: purchase,
    restore: (kit, open) =>
      pendingPurchasesIn(open)
        .filter(({ id, startedAt }) => startedAt + life > Date.now() && !(id in kit.getSnapshot().children))
        .map((each) => ({ type: 'actor.start', chart: 'purchase', input: each })),
  },
)
