import type { Permission } from '../../core/smart-session.ts'
import { fromUnits } from '../../core/units.ts'
import { languageOf } from '../../locales/messages.ts'
import { truncate } from '../names.ts'
import { useCatalog } from '../text.tsx'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'
import { periodText } from './period.ts'

/** An allowance. */
export type Spends = Extract<Permission, { kind: 'spends' }>

/** Whether an allowance is practically unlimited, as wallets and contracts treat it. */
export const isUnlimited = (allowance: string): boolean => BigInt(allowance) >= 2n ** 255n

/** The unit of an allowance. */
interface Unit {
  symbol: string
  decimals: number
}

/** Formats an allowance: the amount in the token's units, and the period [sessions-units]. */
export function useSpending() {
  const t = useText()
  const language = languageOf(useCatalog().locale)
  const { write } = useNumbers()
  const much = ({ allowance }: Spends, { symbol, decimals }: Unit): string => {
    const name = truncate(symbol)
    return isUnlimited(allowance)
      ? t('sessions.unlimited', { symbol: name })
      : t('sessions.upTo', { amount: `${write(fromUnits(allowance, decimals))} ${name}` })
  }
  const often = ({ period }: Spends): string => t('sessions.every', { period: periodText(period, language) })
  const rate = (limit: Spends, unit: Unit): string =>
    t('sessions.rate', { limit: much(limit, unit), often: often(limit) })
  return { much, often, rate }
}
