import type { OnrampProvider } from './features.ts'
import type { Money, OnrampQuote, PurchaseCurrency } from './onramp.ts'

/** What a chosen provider has said that it sells; undefined where it has told no price [onramp-estimate] [onramp-meld]. */
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
