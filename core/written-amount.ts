/** How many decimals of an amount are shown in a row [activity-row]. */
const PLACES = 3

/** What is too small to be seen by its decimals. */
const TINY = '0.001'

/**
 * A plain decimal as a language writes it, cut and never rounded up; what is more than nothing is never shown as nothing.
 * Digit by digit: an amount may be longer than numbers are exact.
 */
export function writtenAmount(amount: string, language: string, places = PLACES): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const shown = fraction.slice(0, places).replace(/0+$/, '')
  const grouped = /^\d+$/.test(whole) ? BigInt(whole).toLocaleString(language) : whole
  const point = (1.5).toLocaleString(language).charAt(1)
  if (shown === '' && /^0*$/.test(whole) && /[1-9]/.test(fraction)) return `<${TINY.replace('.', point)}`
  return shown === '' ? grouped : `${grouped}${point}${shown}`
}
