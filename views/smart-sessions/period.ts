const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The units with their seconds, longest first. */
const units = [
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const

/** A period in the longest unit that divides it: 86 400 s is (per) day, 90 000 s are (per) 25 hours. */
export function periodText(seconds: number, language: string): string {
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? (['second', 1] as const)
  const numbers = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const parts = numbers.formatToParts(seconds / length)
  return parts.flatMap(({ type, value }) => (seconds > length || type === 'unit' ? [value] : [])).join('')
}

/** The day of a time, in milliseconds since the epoch. */
export const dayText = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(moment)

/** A time, in milliseconds since the epoch, to the minute. */
export const momentText = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
