/** Digits with or without a fraction and an exponent, as JSON and JavaScript write numbers that are not negative. */
const form = /^(\d{0,400})(?:\.(\d{0,400}))?(?:e([+-]?\d{1,3}))?$/i

/** A number with its point so many places further right, in whole digits and those behind the point. */
function movePoint(number: string, places: number): { whole: string; fraction: string } | undefined {
  const [, left = '', right = '', exponent = '0'] = form.exec(number) ?? []
  const digits = left + right
  if (digits === '') return undefined
  const point = left.length + Number(exponent) + places
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, '0') : ''
  const fraction = point < 0 ? '0'.repeat(-point) + digits : digits.slice(point)
  return { whole: whole.replace(/^0+/, '') || '0', fraction: fraction.replace(/0+$/, '') }
}

/**
 * A number that may be written with an exponent, as a plain decimal, all its digits kept; undefined where it is none, or
 * negative. A number of JavaScript's is taken at its word: what it has lost is lost.
 */
export function plainDecimal(number: string | number): string | undefined {
  const { whole, fraction } = movePoint(String(number), 0) ?? {}
  return fraction ? `${whole}.${fraction}` : whole
}

/**
 * Whole units of a currency in its smallest unit, exactly [id-amounts]: what is smaller than that is cut. Undefined where the
 * amount is no number that is not negative.
 */
export const toSmallestUnit = (amount: string | number, decimals: number): string | undefined =>
  movePoint(String(amount), decimals)?.whole
