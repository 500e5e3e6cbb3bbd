import type { Money, OnrampOrder, OnrampQuote } from './onramp.ts'

/** How far a sum may be from another one, in parts of that, and still be the same but for fees and a price that has moved. */
const leeway = 0.2

/** For one unit of what is paid with: no coin that is sold is as cheap. */
const mostCoins = 10 ** 9

/** Whether two amounts are the same but for fees. */
export const isNear = (one: string, other: string): boolean =>
  Math.abs(Number(one) - Number(other)) <= Number(other) * leeway

/** Whether a quote is one of the order: in its currencies, for what it pays, and no fee above that [onramp-quote]. */
export function isQuoteFor(
  { purchase, payment, amount }: OnrampOrder,
  { paymentTotal, purchaseAmount, networkFee, coinbaseFee }: OnrampQuote,
): boolean {
  const isCoin = purchaseAmount.currency === purchase.symbol || purchaseAmount.currency === purchase.id
  const bought = Number(purchaseAmount.amount)
  const isSome = bought > 0 && bought <= Number(paymentTotal.amount) * mostCoins
  const isPart = (fee: Money | undefined) =>
    fee?.currency !== payment.id || Number(fee.amount) <= Number(paymentTotal.amount)
  const isWhole = isPart(networkFee) && isPart(coinbaseFee)
  return isCoin && isSome && isWhole && paymentTotal.currency === payment.id && isNear(paymentTotal.amount, amount)
}

const estimated = 'mocked-quote-id'

/** How much of the coin is bought, in whole units; undefined where that is only estimated. */
export const boughtBy = (quote: OnrampQuote | null): string | undefined =>
  quote === null || quote.quoteId === estimated ? undefined : quote.purchaseAmount.amount

/** An estimate where there is no quote: one for one, and without any fee [onramp-estimate]. */
export function estimateOf({ amount, payment }: Pick<OnrampOrder, 'amount' | 'payment'>): OnrampQuote {
  const paid = { amount, currency: payment.id }
  return {
    quoteId: estimated,
    ...{ coinbaseFee: paid, networkFee: paid, paymentSubtotal: paid, paymentTotal: paid, purchaseAmount: paid },
  }
}
