import { isVast, writeDecimal, writeShort } from './decimal-text.ts'
import { cutTo } from './units.ts'

/** How many decimals of an amount a row shows [activity-row]. */
const PLACES = 3

/** The smallest amount that has visible decimals. */
const LEAST = '0.001'

/**
 * A plain decimal in a language's notation, truncated; a nonzero amount never becomes zero. Very large and very small
 * amounts are written as a bound. Exact amounts get the sign; bounds don't, because the operation tells the direction.
 */
export function writtenAmount(amount: string, language: string, sign = ''): string {
  const cut = cutTo(amount, PLACES)
  const isTiny = /^0*$/.test(cut) && /[1-9]/.test(amount)
  return isTiny ? `<${writeDecimal(LEAST, language)}` : `${isVast(cut) ? '' : sign}${writeShort(cut, language)}`
}
