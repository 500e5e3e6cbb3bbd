const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit with its seconds, the longest first. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const

/**
 * How long ago a moment was, in the language's short form and without a suffix [activity-row]; both in milliseconds since
 * 1970. What has only just been, or is still to come by this device's clock, is now.
 */
export function timeSince(moment: number, now: number, language: string): string {
  const seconds = Math.floor((now - moment) / 1000)
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? []
  if (unit === undefined) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(Math.floor(seconds / length))
}

/** The month of a moment, with its year where that is not the current one [activity-list]. */
export function monthOf(moment: number, now: number, language: string): string {
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  const format = new Intl.DateTimeFormat(language, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  return format.format(moment)
}
