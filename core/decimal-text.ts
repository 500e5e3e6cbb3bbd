/** How a language writes numbers. */
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

/** More than this is no amount. */
const longest = 160

const marksOfDirection = /[\u200e\u200f\u061c]/g

/** Spaces of all widths, and apostrophes, each of which keyboards and languages use in place of each other. */
const plainer = (text: string): string =>
  text.replace(marksOfDirection, '').replace(/\s/g, ' ').trim().replaceAll('’', "'")

/** What a user has typed in their language as a plain decimal; undefined where it is none: signs, exponents and half-typed groups. */
export function readDecimal(typed: string, language: string): string | undefined {
  if (typed.length > longest) return undefined
  return readIn(typed, language) ?? readIn(typed, inLatinDigits(language))
}

/** The language where it writes Latin digits: keyboards may have no others, and none of the marks that go with its own. */
const inLatinDigits = (language: string): string => new Intl.Locale(language, { numberingSystem: 'latn' }).toString()

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

/** The digits before the point, where they are written without groups or in those of the language. */
function wholeOf(ascii: string, said: string, language: string, toAscii: (part: string) => string): string | undefined {
  if (/^\d*$/.test(ascii)) return ascii
  const bare = ascii.replace(/\D/g, '')
  if (bare === '' || bare.startsWith('0')) return undefined
  return toAscii(plainer(BigInt(bare).toLocaleString(language))) === toAscii(said) ? bare : undefined
}

/** With more digits before its point, a number has no room in a line. */
const mostShown = 15

/** 999 trillion, the most that languages have a short word for. */
const MOST = 999_000_000_000_000

/** Whether a plain decimal is more than people read as a number: it is told by a bound then. */
export const isVast = (decimal: string): boolean => decimal.split('.', 1).join('').length > mostShown

/** The bound of what is vast, as the language writes it; what stands before it is for the caller. */
export const writeMost = (language: string): string =>
  new Intl.NumberFormat(language, { notation: 'compact' }).format(MOST)

/** A plain decimal as the language writes it, where there is little room: what is vast only as more than 999 trillion. */
export const writeShort = (decimal: string, language: string): string =>
  isVast(decimal) ? `>${writeMost(language)}` : writeDecimal(decimal, language)

/** A plain decimal as the language writes it, digit by digit: an amount may be longer than numbers are exact. */
export function writeDecimal(decimal: string, language: string, grouped = true): string {
  const { digits, point } = formatOf(language)
  const [whole = '', fraction] = decimal.split('.')
  const own = (part: string) => part.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
  const before = grouped && /^\d+$/.test(whole) ? BigInt(whole).toLocaleString(language) : own(whole)
  return fraction === undefined ? before : `${before}${point}${own(fraction)}`
}
