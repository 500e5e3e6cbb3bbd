import { writeDecimal } from '../../core/decimal-text.ts'
import { raiseTo } from '../../core/units.ts'
import { languageOf } from '../../locales/messages.ts'
import { numberLanguage } from '../number-language.ts'
import { useCatalog } from '../text.tsx'

/** How a language writes sums of a currency; a code that it does not know is written as it is. */
function signOf(currency: string, language: string): { sign: string; before: boolean } {
  try {
    const parts = new Intl.NumberFormat(language, {
      ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    }).formatToParts(1)
    const at = parts.findIndex(({ type }) => type === 'currency')
    return { sign: parts[at]?.value ?? currency, before: at < parts.findIndex(({ type }) => type === 'integer') }
  } catch {
    return { sign: currency, before: false }
  }
}

const cents = 2

/** A sum with two decimals, never less than it is. */
function inCents(amount: string): string {
  const [whole = '0', fraction = ''] = raiseTo(amount, cents).split('.')
  return `${whole}.${fraction.padEnd(cents, '0')}`
}

/** What a currency is called in a language. */
export function nameOfCurrency(currency: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency
  } catch {
    return currency
  }
}

/** How the visitor's language writes money, and what the language in use calls currencies. */
export function useMoney() {
  const language = languageOf(useCatalog().locale)
  const numbers = numberLanguage()
  return {
    language,
    numbers,
    /** A sum of a currency, with two decimals. */
    money: (amount: string, currency: string): string => {
      const { sign, before } = signOf(currency, numbers)
      const written = writeDecimal(inCents(amount), numbers)
      return before ? `${sign}${written}` : `${written} ${sign}`
    },
    /** What a currency is called. */
    currencyName: (currency: string): string => nameOfCurrency(currency, language),
    sign: (currency: string): string => signOf(currency, numbers).sign,
  }
}
