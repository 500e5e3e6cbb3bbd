import { raiseTo } from '../../core/units.ts'
import { writtenMoney } from '../../core/written-money.ts'
import { languageOf } from '../../locales/messages.ts'
import { numberLanguage } from '../number-language.ts'
import { useCatalog } from '../text.tsx'

/** A language's sign of a currency; an unknown code is returned as it is. */
export function signOf(currency: string, language: string): string {
  try {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency
  } catch {
    return currency
  }
}

/** A sum without cents in a language's notation; an unknown code follows it. */
function roundOf(sum: number, currency: string, language: string): string {
  const style = { style: 'currency', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  try {
    return new Intl.NumberFormat(language, { ...style, currency }).format(sum)
  } catch {
    return `${sum} ${currency}`
  }
}

/** The name of a currency in a language. */
export function nameOfCurrency(currency: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency
  } catch {
    return currency
  }
}

/** Formats money in the visitor's notation, and names currencies in the language in use. */
export function useMoney() {
  const language = languageOf(useCatalog().locale)
  const numbers = numberLanguage()
  return {
    language,
    numbers,
    /** A sum in a currency, rounded up. */
    money: (amount: string, currency: string): string => writtenMoney(amount, numbers, currency, raiseTo),
    /** A sum without cents. */
    round: (sum: number, currency: string): string => roundOf(sum, currency, numbers),
    /** What a currency is called. */
    currencyName: (currency: string): string => nameOfCurrency(currency, language),
    sign: (currency: string): string => signOf(currency, numbers),
  }
}
