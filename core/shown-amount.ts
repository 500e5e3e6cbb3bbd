import type { TokenBalance } from './token-balance.ts'
import { fromUnits, worthOf } from './units.ts'

/** The unit of the amount field: the token, or fiat money. */
export type AmountUnit = 'token' | 'money'

/** An amount of a token as a plain decimal in the field's unit; undefined without an amount or a price. */
export function shownAmount(units: string | null, token: TokenBalance | null, unit: AmountUnit): string | undefined {
  if (units === null || !token) return undefined
  if (unit === 'token') return fromUnits(units, token.decimals)
  return token.price === undefined ? undefined : worthOf(units, token.decimals, token.price)
}
