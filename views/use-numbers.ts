import { writeDecimal } from '../core/decimal-text.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import { raiseTo, worthOf } from '../core/units.ts'
import { writtenAmount } from '../core/written-amount.ts'
import { writtenMoney } from '../core/written-money.ts'
import { numberLanguage } from './number-language.ts'

type Priced = Pick<TokenBalance, 'decimals' | 'price'> | null | undefined

/** How the visitor's language writes amounts. */
export function useNumbers() {
  const language = numberLanguage()
  return {
    language,
    /** A plain decimal in the language, whole. */
    write: (decimal: string, grouped?: boolean) => writeDecimal(decimal, language, grouped),
    /** A plain decimal in the language, cut; an amount above 0 is never shown as 0. */
    short: (decimal: string) => writtenAmount(decimal, language),
    money: (decimal: string) => writtenMoney(decimal, language),
    /** What an amount of a token is worth, cut; undefined where its price is not known. */
    worth: (units: string | null, token: Priced) =>
      units === null || token?.price === undefined
        ? undefined
        : writtenMoney(worthOf(units, token.decimals, token.price), language),
    /** What an amount of a token costs, never understated; undefined where its price is not known. */
    cost: (units: string | null, token: Priced) =>
      units === null || token?.price === undefined
        ? undefined
        : writtenMoney(worthOf(units, token.decimals, token.price), language, 'USD', raiseTo),
  }
}
