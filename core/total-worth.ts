import type { TokenBalance } from './token-balance.ts'
import { fromUnits, worthOf } from './units.ts'

const fractionOf = (decimal: string): string => decimal.split('.')[1] ?? ''

/** The total value of tokens in US dollars, as an exact plain decimal; tokens without a price are left out. */
export function totalWorth(tokens: readonly Pick<TokenBalance, 'amount' | 'decimals' | 'price'>[]): string {
  const worths = tokens.flatMap(({ amount, decimals, price }) =>
    price === undefined ? [] : [worthOf(amount, decimals, price)],
  )
  const places = worths.reduce((most, worth) => Math.max(most, fractionOf(worth).length), 0)
  const inUnits = (worth: string) => BigInt(worth.replace('.', '') + '0'.repeat(places - fractionOf(worth).length))
  return fromUnits(String(worths.reduce((sum, worth) => sum + inUnits(worth), 0n)), places)
}
