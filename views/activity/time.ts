const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The units below a day with their seconds, longest first. */
const units = [
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const

/**
 * The time of a transaction [activity-row], both arguments in milliseconds since the epoch: within a day, the relative
 * time in the language's short form; before that the day, whose year is in the month's heading. Times in the last
 * moment or the future are "now".
 */
export function whenText(moment: number, now: number, language: string): string {
  const seconds = Math.floor((now - moment) / 1000)
  if (seconds >= DAY) return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(moment)
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? []
  if (unit === undefined) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second')
  return new Intl.RelativeTimeFormat(language, { style: 'short' }).format(-Math.floor(seconds / length), unit)
}

/** The month of a time, with its year unless that is the current one [activity-list]. */
export function monthOf(moment: number, now: number, language: string): string {
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  const format = new Intl.DateTimeFormat(language, { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  return format.format(moment)
}
