import type { SwapOffer, SwapOrder } from './swap.ts'

/** In whole units: no token that is swapped has as many. */
const mostTokens = 10n ** 18n

/** By how many times what is bought can be worth what is given: more is a mistake of the service, such as in its decimals. */
const mostTimes = 1_000_000

/** Hundredths of a percent. */
const whole = 10_000

/** Whether an offer is too good to be one [swap-quote]. */
export function isAbsurd({ to }: Pick<SwapOrder, 'to'>, { units, impact }: SwapOffer): boolean {
  return BigInt(units) >= mostTokens * 10n ** BigInt(to.decimals) || (impact ?? 0) < -mostTimes * whole
}
