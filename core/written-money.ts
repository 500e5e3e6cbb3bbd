import { isVast, writeDecimal, writeMost } from './decimal-text.ts'
import { cutTo } from './units.ts'

const cents = 2

/** A formatted number with a currency sign in the language's position; an unknown currency code follows the number. */
function withSign(written: string, language: string, currency: string): string {
  const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 }
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...whole })
      .formatToParts(1)
      .map(({ type, value }) => (type === 'integer' ? written : value))
      .join('')
  } catch {
    return `${written} ${currency}`
  }
}

/**
 * A sum of money with two decimals in a language's notation; a nonzero amount never becomes zero.
 * @param toCents how to get two decimals: truncating or, for a cost, `raiseTo`.
 */
export function writtenMoney(decimal: string, language: string, currency = 'USD', toCents = cutTo): string {
  const isLess = cutTo(decimal, cents) === '0'
  const [whole = '0', fraction = ''] = (isLess ? cutTo : toCents)(decimal, cents).split('.')
  const cut = `${whole}.${fraction.padEnd(cents, '0')}`
  const isTiny = /^[0.]+$/.test(cut) && /[1-9]/.test(decimal)
  if (isVast(cut)) return `>${withSign(writeMost(language), language, currency)}`
  return isTiny
    ? `<${withSign(writeDecimal('0.01', language), language, currency)}`
    : withSign(writeDecimal(cut, language), language, currency)
}
