import { isVast, writeDecimal, writeShort } from './decimal-text.ts'
import { cutTo } from './units.ts'

/** How many decimals of an amount are shown in a row [activity-row]. */
const PLACES = 3

/** The least that is seen by its decimals. */
const LEAST = '0.001'

/**
 * A plain decimal as a language writes it, cut and never rounded up; what is more than nothing is never shown as nothing.
 * What is vast is told by a bound as well. A sign stands before what is told exactly, and not before a bound: the operation says where that went.
 */
export function writtenAmount(amount: string, language: string, sign = ''): string {
  const cut = cutTo(amount, PLACES)
  const isTiny = /^0*$/.test(cut) && /[1-9]/.test(amount)
  return isTiny ? `<${writeDecimal(LEAST, language)}` : `${isVast(cut) ? '' : sign}${writeShort(cut, language)}`
}
