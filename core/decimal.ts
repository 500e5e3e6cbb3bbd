/** Non-negative numbers in the notation of JSON and JavaScript, with an optional fraction and exponent. */
const form = /^(\d{0,400})(?:\.(\d{0,400}))?(?:e([+-]?\d{1,3}))?$/i

/** Moves the decimal point to the right; returns the whole and the fractional digits. */
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
 * A number, with or without an exponent, as a plain decimal with all its digits; undefined if it is invalid or
 * negative. Digits that a JavaScript number has already lost can't be restored.
 */
export function plainDecimal(number: string | number): string | undefined {
  const { whole, fraction } = movePoint(String(number), 0) ?? {}
  return fraction ? `${whole}.${fraction}` : whole
}

/**
 * Converts whole units of a currency to its smallest unit, exactly [id-amounts]; smaller fractions are cut. Undefined
 * if the amount is invalid or negative.
 */
export const toSmallestUnit = (amount: string | number, decimals: number): string | undefined =>
  movePoint(String(amount), decimals)?.whole
