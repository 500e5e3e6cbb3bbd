import type { PaymentCurrency } from '../../core/onramp.ts'

/** Multiplied by ten: 50, 100 and 250 for a minimum of up to 10. */
const ofTen = [5, 10, 25]

/**
 * Common amounts in a currency, within its limits: scaled to the minimum, which differs between currencies
 * [onramp-limits].
 */
export function usualSums({ payment_method_limits: limits }: PaymentCurrency): readonly number[] {
  const least = Math.min(...limits.map(({ min }) => Number(min)))
  const ten = 10 ** Math.max(1, Math.ceil(Math.log10(least)))
  return Number.isFinite(ten)
    ? ofTen
        .map((each) => each * ten)
        .filter((sum) => limits.some(({ min, max }) => Number(min) <= sum && sum <= Number(max)))
    : []
}
