import { lazyConstants } from '../../core/lazy-constants.ts'
import type { SwapOffer, SwapOrder, SwapPlan } from '../../core/swap.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { fromUnits, toUnits } from '../../core/units.ts'

/** What of the form is missing, in the order in which it is asked for [swap-steps]. */
export type Step =
  | 'tokenMissing'
  | 'amountMissing'
  | 'amountIncorrect'
  | 'fundsMissing'
  | 'offerMissing'
  | 'slippageIncorrect'
  | 'dear'
  | 'ready'

/** What the user has filled in, and what is offered for it. */
export interface Draft {
  from: TokenBalance | null
  to: TokenBalance | null
  /** The amount as it was typed; null where it is the chart's own. */
  typed: string | null
  /** It in the smallest unit of what is given; null where it is none. */
  units: string | null
  offer: SwapOffer | null
}

/** How much may be lost at most, in hundredths of a percent, and what of it is being typed [swap-slippage]. */
export interface Tolerance {
  slippage: number
  /** What is typed holds once it is done; null where nothing is. `hundredths` is null where so much can't be set. */
  slippageDraft: { text: string; hundredths: number | null } | null
}

/** Whether what is typed can be taken over: nothing leaves what holds. */
export const isSlippageDone = ({ slippageDraft: draft }: Pick<Tolerance, 'slippageDraft'>): boolean =>
  draft === null || draft.hundredths !== null || draft.text.trim() === ''

/** What may be lost at most once what is typed is taken over. */
export const slippageIn = ({ slippage, slippageDraft }: Tolerance): number => slippageDraft?.hundredths ?? slippage

/** Whether so much less of money is had than given that the user is warned, by the latest that is known [swap-impact]. */
export const isDear = ({ offer, plan }: { offer: SwapOffer | null; plan: SwapPlan | null }): boolean =>
  (plan?.impact ?? offer?.impact ?? 0) >= lazyConstants.riskyImpact

/** What is to be done next. */
export function stepOf({ from, to, typed, units, offer, slippageDraft }: Draft & Tolerance): Step {
  if (!from || !to) return 'tokenMissing'
  if (typed?.trim() === '') return 'amountMissing'
  if (units === null || units === '0') return 'amountIncorrect'
  if (BigInt(units) > BigInt(from.amount)) return 'fundsMissing'
  if (!offer) return 'offerMissing'
  if (!isSlippageDone({ slippageDraft })) return 'slippageIncorrect'
  return isDear({ offer, plan: null }) ? 'dear' : 'ready'
}

/** A plain decimal in the smallest unit of a token; null where it is none, or the token cannot be divided so far. */
export const unitsOf = (decimal: string | null, token: TokenBalance | null): string | null =>
  decimal === null || !token ? null : (toUnits(decimal, token.decimals) ?? null)

/** A plain decimal of percent in hundredths of one, where so much may be lost [swap-slippage]; null where it may not. */
export function slippageOf(decimal: string | null): number | null {
  const hundredths = decimal === null ? undefined : toUnits(decimal, 2)
  const { least, most } = lazyConstants.slippage
  return hundredths !== undefined && Number(hundredths) >= least && Number(hundredths) <= most
    ? Number(hundredths)
    : null
}

/** What can be asked for an offer; undefined while something of it is missing. */
export const orderOf = ({ from, to, units }: Draft): SwapOrder | undefined =>
  from && to && units !== null && units !== '0' ? { from, to, units } : undefined

/** The same number of whole units, of another token; nothing where that cannot be divided so far. */
export function amountIn(token: TokenBalance, { from, typed, units }: Draft): Pick<Draft, 'typed' | 'units'> {
  if (units === null || !from) return { typed, units: null }
  const other = toUnits(fromUnits(units, from.decimals), token.decimals)
  return other === undefined ? { typed: '', units: null } : { typed: null, units: other }
}

/** Both sides turned around: what was offered is given, or one whole unit. */
export function turned({ from, to, offer }: Draft): Partial<Draft> {
  if (!from || !to) return {}
  return { from: to, to: from, typed: null, units: offer?.units ?? toUnits('1', to.decimals) ?? null, offer: null }
}

/** What can be given where all is given: of the network's own currency, twice what a swap costs stays behind. */
export function mostOf({ address, amount }: TokenBalance, fee: string): string {
  const most = address === undefined ? BigInt(amount) - 2n * BigInt(fee) : BigInt(amount)
  return String(most > 0n ? most : 0n)
}

/** Whether the account's own currency does not pay for what is given and for the network. */
export function lacksFee(tokens: readonly TokenBalance[], plan: SwapPlan | null): boolean {
  const own = tokens.find(({ address }) => address === undefined)
  return !!own && !!plan && BigInt(plan.call.value) + BigInt(plan.fee ?? 0) > BigInt(own.amount)
}
