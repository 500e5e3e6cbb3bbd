import type { TokenBalance } from '../../core/token-balance.ts'
import { fromUnits } from '../../core/units.ts'
import { truncate } from '../names.ts'
import { useNumbers } from '../use-numbers.ts'
import { cutToSeen } from './cut-to-seen.ts'

type Counted = Pick<TokenBalance, 'decimals' | 'symbol'>

/** An amount of a token as text: the sold one in full, derived ones truncated. */
export function useAmount() {
  const { write } = useNumbers()
  return {
    whole: (units: string, { decimals, symbol }: Counted) => `${write(fromUnits(units, decimals))} ${truncate(symbol)}`,
    about: (units: string, { decimals, symbol }: Counted) =>
      `${write(cutToSeen(fromUnits(units, decimals)))} ${truncate(symbol)}`,
  }
}
