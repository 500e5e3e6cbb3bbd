import type { OnrampProvider } from './features.ts'
import type { Money, OnrampQuote, PurchaseCurrency } from './onramp.ts'

/** The amount quoted by the chosen provider; undefined if it does not quote [onramp-estimate] [onramp-meld]. */
export const quotedSum = ({
  provider,
  purchase,
  quote,
}: {
  provider: OnrampProvider | null
  purchase: PurchaseCurrency | null
  quote: OnrampQuote | null
}): Money | undefined =>
  provider === 'coinbase' && quote?.purchaseAmount.currency === purchase?.symbol ? quote?.purchaseAmount : undefined
