import type { TokenBalance } from '../../core/token-balance.ts'
import { cutTo, fromUnits } from '../../core/units.ts'
import { truncate } from '../names.ts'
import { useNumbers } from '../use-numbers.ts'
import { cutToSeen } from './cut-to-seen.ts'

/** An amount of thousands has fewer decimals. */
const placesOfThousands = 2

/** An amount that follows from another, with as many decimals as are of use. */
export const withFewDecimals = (decimal: string): string =>
  /^\d{4}/.test(decimal) ? cutTo(decimal, placesOfThousands) : cutToSeen(decimal)

type Counted = Pick<TokenBalance, 'decimals' | 'symbol'>

/** An amount of a token in words: what is given in full, what follows from it cut. */
export function useAmount() {
  const { write } = useNumbers()
  return {
    whole: (units: string, { decimals, symbol }: Counted) => `${write(fromUnits(units, decimals))} ${truncate(symbol)}`,
    about: (units: string, { decimals, symbol }: Counted) =>
      `${write(withFewDecimals(fromUnits(units, decimals)))} ${truncate(symbol)}`,
  }
}
