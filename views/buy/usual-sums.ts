import type { PaymentCurrency } from '../../core/onramp.ts'

/** Of ten of a currency: 50, 100 and 250 where the least sum is up to 10. */
const ofTen = [5, 10, 25]

/** What is usually paid in a currency, as far as it can be: of the size of the least sum that is taken, which differs between currencies [onramp-limits]. */
export function usualSums({ payment_method_limits: limits }: PaymentCurrency): readonly number[] {
  const least = Math.min(...limits.map(({ min }) => Number(min)))
  const ten = 10 ** Math.max(1, Math.ceil(Math.log10(least)))
  return Number.isFinite(ten)
    ? ofTen
        .map((each) => each * ten)
        .filter((sum) => limits.some(({ min, max }) => Number(min) <= sum && sum <= Number(max)))
    : []
}
