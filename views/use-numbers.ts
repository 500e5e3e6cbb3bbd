import { writeDecimal, writeShort } from '../core/decimal-text.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import { cutTo, raiseTo, worthOf } from '../core/units.ts'
import { writtenAmount } from '../core/written-amount.ts'
import { numberLanguage } from './number-language.ts'

const cents = 2

type Priced = Pick<TokenBalance, 'decimals' | 'price'> | null | undefined

/** A sum of money with its two decimals: cut, or where it is a cost never less than it is. */
function money(decimal: string, language: string, toCents = cutTo): string {
  const isLess = cutTo(decimal, cents) === '0'
  const [whole = '0', fraction = ''] = (isLess ? cutTo : toCents)(decimal, cents).split('.')
  const cut = `${whole}.${fraction.padEnd(cents, '0')}`
  const isTiny = /^[0.]+$/.test(cut) && /[1-9]/.test(decimal)
  return isTiny ? `<$${writeDecimal('0.01', language)}` : `$${writeShort(cut, language)}`
}

/** How the visitor's language writes amounts. */
export function useNumbers() {
  const language = numberLanguage()
  return {
    language,
    /** A plain decimal in the language, whole. */
    write: (decimal: string, grouped?: boolean) => writeDecimal(decimal, language, grouped),
    /** A plain decimal in the language, cut; an amount above 0 is never shown as 0. */
    short: (decimal: string) => writtenAmount(decimal, language),
    money: (decimal: string) => money(decimal, language),
    /** What an amount of a token is worth, cut; undefined where its price is not known. */
    worth: (units: string | null, token: Priced) =>
      units === null || token?.price === undefined
        ? undefined
        : money(worthOf(units, token.decimals, token.price), language),
    /** What an amount of a token costs, never understated; undefined where its price is not known. */
    cost: (units: string | null, token: Priced) =>
      units === null || token?.price === undefined
        ? undefined
        : money(worthOf(units, token.decimals, token.price), language, raiseTo),
  }
}
