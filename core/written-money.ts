import { isVast, writeDecimal, writeMost } from './decimal-text.ts'
import { cutTo } from './units.ts'

const cents = 2

/** A written number with the sign of a currency, where a language writes it; a code that is no currency stands behind it. */
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
 * A sum of money with its two decimals, as a language writes it; what is more than nothing is never shown as nothing.
 * @param toCents how it gets two decimals: cut, or where it is a cost, `raiseTo`.
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
