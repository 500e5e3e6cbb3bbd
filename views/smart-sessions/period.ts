const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit with its seconds, the longest first. */
const units = [
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const

/** How often, in the longest unit that it is whole in: 86 400 s is (per) day, 90 000 s are (per) 25 hours. */
export function periodText(seconds: number, language: string): string {
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? (['second', 1] as const)
  const numbers = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const parts = numbers.formatToParts(seconds / length)
  return parts.flatMap(({ type, value }) => (seconds > length || type === 'unit' ? [value] : [])).join('')
}

/** The day of a moment, in milliseconds since 1970. */
export const dayText = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(moment)

/** A moment, in milliseconds since 1970, to the minute. */
export const momentText = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
