import { lazyConstants } from '../../core/lazy-constants.ts'
import type { SwapOffer, SwapOrder, SwapPlan } from '../../core/swap.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { fromUnits, toUnits } from '../../core/units.ts'

/** The missing parts of the form, in the order in which the button asks for them [swap-steps]. */
export type Step =
  | 'tokenMissing'
  | 'amountMissing'
  | 'amountIncorrect'
  | 'fundsMissing'
  | 'offerMissing'
  | 'slippageIncorrect'
  | 'dear'
  | 'ready'

/** What the user has entered, and the offer for it. */
export interface Draft {
  from: TokenBalance | null
  to: TokenBalance | null
  /** The amount as typed; null if the chart has set it. */
  typed: string | null
  /** The amount in the sold token's smallest unit; null if it is not a number. */
  units: string | null
  offer: SwapOffer | null
}

/** The slippage tolerance in hundredths of a percent, and the value being typed [swap-slippage]. */
export interface Tolerance {
  slippage: number
  /**
   * The typed value, which applies once it is done; null if nothing is typed. `hundredths` is null if the value is not
   * allowed.
   */
  slippageDraft: { text: string; hundredths: number | null } | null
}

/** Whether the typed value is valid; empty text keeps the current tolerance. */
export const isSlippageDone = ({ slippageDraft: draft }: Pick<Tolerance, 'slippageDraft'>): boolean =>
  draft === null || draft.hundredths !== null || draft.text.trim() === ''

/** The tolerance once the typed value applies. */
export const slippageIn = ({ slippage, slippageDraft }: Tolerance): number => slippageDraft?.hundredths ?? slippage

/**
 * Whether the bought tokens are worth so much less than the sold ones that the user is warned, by the latest data
 * [swap-impact].
 */
export const isDear = ({ offer, plan }: { offer: SwapOffer | null; plan: SwapPlan | null }): boolean =>
  (plan?.impact ?? offer?.impact ?? 0) >= lazyConstants.riskyImpact

/** The next step of the form. */
export function stepOf({ from, to, typed, units, offer, slippageDraft }: Draft & Tolerance): Step {
  if (!from || !to) return 'tokenMissing'
  if (typed?.trim() === '') return 'amountMissing'
  if (units === null || units === '0') return 'amountIncorrect'
  if (BigInt(units) > BigInt(from.amount)) return 'fundsMissing'
  if (!offer) return 'offerMissing'
  if (!isSlippageDone({ slippageDraft })) return 'slippageIncorrect'
  return isDear({ offer, plan: null }) ? 'dear' : 'ready'
}

/** A plain decimal in a token's smallest unit; null if it is not a number, or has more decimals than the token. */
export const unitsOf = (decimal: string | null, token: TokenBalance | null): string | null =>
  decimal === null || !token ? null : (toUnits(decimal, token.decimals) ?? null)

/** A plain decimal percentage in hundredths of a percent [swap-slippage]; null if it is not allowed as a tolerance. */
export function slippageOf(decimal: string | null): number | null {
  const hundredths = decimal === null ? undefined : toUnits(decimal, 2)
  const { least, most } = lazyConstants.slippage
  return hundredths !== undefined && Number(hundredths) >= least && Number(hundredths) <= most
    ? Number(hundredths)
    : null
}

/** The order to request an offer for; undefined while a part is missing. */
export const orderOf = ({ from, to, units }: Draft): SwapOrder | undefined =>
  from && to && units !== null && units !== '0' ? { from, to, units } : undefined

/** The same number of whole units of another token; nothing if that token has too few decimals. */
export function amountIn(token: TokenBalance, { from, typed, units }: Draft): Pick<Draft, 'typed' | 'units'> {
  if (units === null || !from) return { typed, units: null }
  const other = toUnits(fromUnits(units, from.decimals), token.decimals)
  return other === undefined ? { typed: '', units: null } : { typed: null, units: other }
}

/** Swaps the sides: the offered amount is sold, or one whole unit. */
export function turned({ from, to, offer }: Draft): Partial<Draft> {
  if (!from || !to) return {}
  return { from: to, to: from, typed: null, units: offer?.units ?? toUnits('1', to.decimals) ?? null, offer: null }
}

/** The amount that "max" sells: of the native currency, less twice the cost of a swap. */
export function mostOf({ address, amount }: TokenBalance, fee: string): string {
  const most = address === undefined ? BigInt(amount) - 2n * BigInt(fee) : BigInt(amount)
  return String(most > 0n ? most : 0n)
}

/** Whether the native balance can't pay for the sold amount and the network fee. */
export function lacksFee(tokens: readonly TokenBalance[], plan: SwapPlan | null): boolean {
  const own = tokens.find(({ address }) => address === undefined)
  return !!own && !!plan && BigInt(plan.call.value) + BigInt(plan.fee ?? 0) > BigInt(own.amount)
}
