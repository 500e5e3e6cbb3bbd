import type { SwapOffer, SwapOrder } from './swap.ts'

/** In whole units: no swapped token has as many. */
const mostTokens = 10n ** 18n

/**
 * How many times more the bought tokens may be worth than the sold ones; more is an error of the service, such as wrong
 * decimals.
 */
const mostTimes = 1_000_000

/** 100 % in hundredths of a percent. */
const whole = 10_000

/** Whether an offer is too good to be true [swap-quote]. */
export function isAbsurd({ to }: Pick<SwapOrder, 'to'>, { units, impact }: SwapOffer): boolean {
  return BigInt(units) >= mostTokens * 10n ** BigInt(to.decimals) || (impact ?? 0) < -mostTimes * whole
}
