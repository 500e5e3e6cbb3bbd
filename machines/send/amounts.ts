import type { AmountUnit } from '../../core/shown-amount.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { boughtFor, toUnits } from '../../core/units.ts'
import type { Receiver, TransactionReview } from '../ports.ts'

/** What of the form is missing, in the order in which it is asked for [send-steps]. */
export type Step =
  | 'tokenMissing'
  | 'amountMissing'
  | 'valueIncorrect'
  | 'fundsMissing'
  | 'receiverMissing'
  | 'receiverUnready'
  | 'ready'

/** What the user has filled in. */
export interface Draft {
  token: TokenBalance | null
  /** The amount as it was typed; null where it is the chart's own. */
  typed: string | null
  /** It in the token's smallest unit; null where it is none. */
  units: string | null
  receiverText: string
  receiver: Receiver | null
}

/** What is to be done next. */
export function stepOf({ token, typed, units, receiverText, receiver }: Draft): Step {
  if (!token) return 'tokenMissing'
  if (typed?.trim() === '') return 'amountMissing'
  if (units === null || units === '0') return 'valueIncorrect'
  if (BigInt(units) > BigInt(token.amount)) return 'fundsMissing'
  if (receiverText.trim() === '') return 'receiverMissing'
  return receiver ? 'ready' : 'receiverUnready'
}

/** A plain decimal in the token's smallest unit; null where it is none, or the token cannot be divided so far. */
export function unitsOf(decimal: string | null, token: TokenBalance | null, unit: AmountUnit): string | null {
  if (decimal === null || !token) return null
  if (unit === 'token') return toUnits(decimal, token.decimals) ?? null
  return (token.price !== undefined && boughtFor(decimal, token.decimals, token.price)) || null
}

/** What can be sent where all is sent: of the network's own currency, what it needs stays behind [send-max]. */
export function mostOf(token: TokenBalance, { reserve, own }: TransactionReview): string {
  const most = token.address === undefined ? BigInt(own ?? token.amount) - BigInt(reserve) : BigInt(token.amount)
  return String(most > 0n ? most : 0n)
}

/** What of its cost the account's own currency does not pay for; null where it pays for all, or what there is of it is not known. */
export function lackOf(
  { token, units }: Draft,
  tokens: readonly TokenBalance[],
  review: TransactionReview | null,
): 'fee' | 'deposit' | null {
  if (!review) return null
  // The list leaves out what there is none of, and may be older.
  const own = review.own ?? tokens.find(({ address }) => address === undefined)?.amount
  if (own === undefined) return null
  const sent = token?.address === undefined ? BigInt(units ?? 0) : 0n
  const paid = sent + BigInt(review.fee ?? 0)
  if (paid > BigInt(own)) return 'fee'
  return paid + BigInt(review.deposit ?? 0) > BigInt(own) ? 'deposit' : null
}

/** Whether the node has seen that nothing of it reaches the receiver. */
export const isVain = ({ units }: Draft, review: TransactionReview | null): boolean =>
  review?.received?.amount === '0' && units !== '0'
