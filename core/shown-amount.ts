import type { TokenBalance } from './token-balance.ts'
import { fromUnits, worthOf } from './units.ts'

/** What the user types into the field: an amount of the token, or of money that it costs. */
export type AmountUnit = 'token' | 'money'

/** An amount of a token as a plain decimal in the unit of the field; undefined where there is no amount or no price. */
export function shownAmount(units: string | null, token: TokenBalance | null, unit: AmountUnit): string | undefined {
  if (units === null || !token) return undefined
  if (unit === 'token') return fromUnits(units, token.decimals)
  return token.price === undefined ? undefined : worthOf(units, token.decimals, token.price)
}
