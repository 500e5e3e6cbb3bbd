import type { Money, OnrampOrder, OnrampQuote } from './onramp.ts'

/** How far an amount may deviate because of fees or price changes, as a fraction. */
const leeway = 0.2

/** The most tokens per unit of the payment currency: no sold token is cheaper. */
const mostCoins = 10 ** 9

/** Whether two amounts differ only by fees or price changes. */
export const isNear = (one: string, other: string): boolean =>
  Math.abs(Number(one) - Number(other)) <= Number(other) * leeway

/** Whether a quote matches the order: its currencies and amount, with fees below the total [onramp-quote]. */
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

/** The bought amount in whole units; undefined for an estimate. */
export const boughtBy = (quote: OnrampQuote | null): string | undefined =>
  quote === null || quote.quoteId === estimated ? undefined : quote.purchaseAmount.amount

/** An estimate in place of a quote: one for one, without fees [onramp-estimate]. */
export function estimateOf({ amount, payment }: Pick<OnrampOrder, 'amount' | 'payment'>): OnrampQuote {
  const paid = { amount, currency: payment.id }
  return {
    quoteId: estimated,
    ...{ coinbaseFee: paid, networkFee: paid, paymentSubtotal: paid, paymentTotal: paid, purchaseAmount: paid },
  }
}
