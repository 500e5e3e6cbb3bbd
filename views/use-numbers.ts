import { writeDecimal } from '../core/decimal-text.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import { raiseTo, worthOf } from '../core/units.ts'
import { writtenAmount } from '../core/written-amount.ts'
import { writtenMoney } from '../core/written-money.ts'
import { numberLanguage } from './number-language.ts'

type Priced = Pick<TokenBalance, 'decimals' | 'price'> | null | undefined

/** Formats amounts in the visitor's notation. */
export function useNumbers() {
  const language = numberLanguage()
  return {
    language,
    /** A complete plain decimal. */
    write: (decimal: string, grouped?: boolean) => writeDecimal(decimal, language, grouped),
    /** A truncated plain decimal; a nonzero amount never becomes zero. */
    short: (decimal: string) => writtenAmount(decimal, language),
    money: (decimal: string) => writtenMoney(decimal, language),
    /** The value of a token amount, truncated; undefined if its price is unknown. */
    worth: (units: string | null, token: Priced) =>
      units === null || token?.price === undefined
        ? undefined
        : writtenMoney(worthOf(units, token.decimals, token.price), language),
    /** The cost of a token amount, rounded up; undefined if its price is unknown. */
    cost: (units: string | null, token: Priced) =>
      units === null || token?.price === undefined
        ? undefined
        : writtenMoney(worthOf(units, token.decimals, token.price), language, 'USD', raiseTo),
  }
}
