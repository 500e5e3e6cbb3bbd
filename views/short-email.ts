/** The number of characters that fit into a line. */
const LONGEST = 30
/** The minimum number of leading characters, whatever the domain. */
const FIRST = 6

/**
 * An email shortened to a line: the part before the domain is cut in the middle, because the domain is more telling.
 */
export function shortEmail(email: string): string {
  if (email.length <= LONGEST) return email
  const domain = email.length - email.lastIndexOf('@')
  const first = Math.max(FIRST, Math.ceil((LONGEST - 1 - domain) / 2))
  return `${email.slice(0, first)}…${email.slice(first + 1 - LONGEST)}`
}
