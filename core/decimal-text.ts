/** The number format of a language. */
interface Format {
  /** Its ten digits, from zero. */
  digits: readonly string[]
  point: string
}

const formats = new Map<string, Format>()

function formatOf(language: string): Format {
  const known = formats.get(language)
  if (known) return known
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  const format = {
    digits: Array.from({ length: 10 }, (_, digit) => number.format(digit)),
    point: number.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  }
  formats.set(language, format)
  return format
}

/** The maximum length of an amount. */
const longest = 160

const marksOfDirection = /[\u200e\u200f\u061c]/g

/** Normalizes spaces of all widths, and apostrophes, which keyboards and languages use interchangeably. */
const plainer = (text: string): string =>
  text.replace(marksOfDirection, '').replace(/\s/g, ' ').trim().replaceAll('’', "'")

/**
 * Parses a number typed in the user's language to a plain decimal; undefined if it is not one: signs, exponents and
 * incomplete groups.
 */
export function readDecimal(typed: string, language: string): string | undefined {
  if (typed.length > longest) return undefined
  return readIn(typed, language) ?? readIn(typed, inLatinDigits(language)) ?? readIn(pointed(typed), 'en')
}

/** The language with Latin digits: keyboards may lack others, and the language's own separators with them. */
const inLatinDigits = (language: string): string => new Intl.Locale(language, { numberingSystem: 'latn' }).toString()

/**
 * A number below 1 with a point instead of a comma; empty otherwise. Keyboards have the decimal sign of the region, not
 * of the language, and no group begins with 0: only there is a decimal sign unambiguous.
 */
const pointed = (typed: string): string => (/^0?[.,]\d*$/.test(typed) ? typed.replace(',', '.') : '')

function readIn(typed: string, language: string): string | undefined {
  const { digits, point } = formatOf(language)
  const text = plainer(typed)
  const [said = '', fraction, ...rest] = text.split(point)
  if (rest.length > 0) return undefined
  const ascii = (part: string) =>
    Array.from(part, (letter) => (digits.includes(letter) ? digits.indexOf(letter) : letter)).join('')
  const whole = wholeOf(ascii(said), said, language, ascii)
  if (whole === undefined || (fraction !== undefined && !/^\d*$/.test(ascii(fraction)))) return undefined
  if (whole === '' && !fraction) return undefined
  const number = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction ? `${number}.${ascii(fraction)}` : number
}

/** The digits before the decimal point, if they have no groups, or those of the language. */
function wholeOf(ascii: string, said: string, language: string, toAscii: (part: string) => string): string | undefined {
  if (/^\d*$/.test(ascii)) return ascii
  const bare = ascii.replace(/\D/g, '')
  if (bare === '' || bare.startsWith('0')) return undefined
  return toAscii(plainer(BigInt(bare).toLocaleString(language))) === toAscii(said) ? bare : undefined
}

/** The most digits before the decimal point that fit into a line. */
const mostShown = 15

/** 999 trillion, the largest number that languages have a short word for. */
const MOST = 999_000_000_000_000

/** Whether a plain decimal is too large to read: it is then written as a bound. */
export const isVast = (decimal: string): boolean => decimal.split('.', 1).join('').length > mostShown

/** The bound for large numbers in the language's notation. The caller writes what precedes it. */
export const writeMost = (language: string): string =>
  new Intl.NumberFormat(language, { notation: 'compact' }).format(MOST)

/** A plain decimal in the language's notation, for little space: large numbers become "more than 999 trillion". */
export const writeShort = (decimal: string, language: string): string =>
  isVast(decimal) ? `>${writeMost(language)}` : writeDecimal(decimal, language)

/** A plain decimal in the language's notation, digit by digit: an amount can exceed the precision of numbers. */
export function writeDecimal(decimal: string, language: string, grouped = true): string {
  const { digits, point } = formatOf(language)
  const [whole = '', fraction] = decimal.split('.')
  const own = (part: string) => part.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  const before = grouped && /^\d+$/.test(whole) ? BigInt(whole).toLocaleString(language) : own(whole)
  return fraction === undefined ? before : `${before}${point}${own(fraction)}`
}
