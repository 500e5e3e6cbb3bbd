import type { AmountUnit } from '../../core/shown-amount.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { boughtFor, toUnits } from '../../core/units.ts'
import type { Receiver, TransactionReview } from '../ports.ts'

/** The missing parts of the form, in the order in which the button asks for them [send-steps]. */
export type Step =
  | 'tokenMissing'
  | 'amountMissing'
  | 'valueIncorrect'
  | 'fundsMissing'
  | 'receiverMissing'
  | 'receiverUnready'
  | 'ready'

/** What the user has entered. */
export interface Draft {
  token: TokenBalance | null
  /** The amount as typed; null if the chart has set it. */
  typed: string | null
  /** The amount in the token's smallest unit; null if it is not a number. */
  units: string | null
  receiverText: string
  receiver: Receiver | null
}

/** The next step of the form. */
export function stepOf({ token, typed, units, receiverText, receiver }: Draft): Step {
  if (!token) return 'tokenMissing'
  if (typed?.trim() === '') return 'amountMissing'
  if (units === null || units === '0') return 'valueIncorrect'
  if (BigInt(units) > BigInt(token.amount)) return 'fundsMissing'
  if (receiverText.trim() === '') return 'receiverMissing'
  return receiver ? 'ready' : 'receiverUnready'
}

/** A plain decimal in the token's smallest unit; null if it is not a number, or has more decimals than the token. */
export function unitsOf(decimal: string | null, token: TokenBalance | null, unit: AmountUnit): string | null {
  if (decimal === null || !token) return null
  if (unit === 'token') return toUnits(decimal, token.decimals) ?? null
  return (token.price !== undefined && boughtFor(decimal, token.decimals, token.price)) || null
}

/** The amount that "max" sends: of the native currency, less what the transaction itself needs [send-max]. */
export function mostOf(token: TokenBalance, { reserve, own }: TransactionReview): string {
  const most = token.address === undefined ? BigInt(own ?? token.amount) - BigInt(reserve) : BigInt(token.amount)
  return String(most > 0n ? most : 0n)
}

/** The part of the cost that the native balance can't pay; null if it pays for everything, or is unknown. */
export function lackOf(
  { token, units }: Draft,
  tokens: readonly TokenBalance[],
  review: TransactionReview | null,
): 'fee' | 'deposit' | null {
  if (!review) return null
  // The list leaves out empty balances, and may be older.
  const own = review.own ?? tokens.find(({ address }) => address === undefined)?.amount
  if (own === undefined) return null
  const sent = token?.address === undefined ? BigInt(units ?? 0) : 0n
  const paid = sent + BigInt(review.fee ?? 0)
  if (paid > BigInt(own)) return 'fee'
  return paid + BigInt(review.deposit ?? 0) > BigInt(own) ? 'deposit' : null
}

/** Whether the node has found that nothing reaches the receiver. */
export const isVain = ({ units }: Draft, review: TransactionReview | null): boolean =>
  review?.received?.amount === '0' && units !== '0'
