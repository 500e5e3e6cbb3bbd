const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit of less than a day with its seconds, the longest first. */
const units = [
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const

/**
 * When something was [activity-row], both in milliseconds since 1970: within a day, how long ago in the language's short form,
 * and before that the day, whose year its month's heading names. What has only just been, or is still to come by this device's
 * clock, is now.
 */
export function whenText(moment: number, now: number, language: string): string {
  const seconds = Math.floor((now - moment) / 1000)
  if (seconds >= DAY) return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(moment)
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? []
  if (unit === undefined) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  return new Intl.RelativeTimeFormat(language, { style: 'short' }).format(-Math.floor(seconds / length), unit)
}

/** The month of a moment, with its year where that is not the current one [activity-list]. */
export function monthOf(moment: number, now: number, language: string): string {
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  const format = new Intl.DateTimeFormat(language, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  return format.format(moment)
}
