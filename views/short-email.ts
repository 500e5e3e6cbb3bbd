/** As many characters as a line has room for. */
const LONGEST = 30
/** How many of the first ones stay, whatever the domain. */
const FIRST = 6

/** An email as a line has room for it: the part before the domain is cut in its middle, since the domain tells more. */
export function shortEmail(email: string): string {
  if (email.length <= LONGEST) return email
  const domain = email.length - email.lastIndexOf('@')
  const first = Math.max(FIRST, Math.ceil((LONGEST - 1 - domain) / 2))
  return `${email.slice(0, first)}…${email.slice(first + 1 - LONGEST)}`
}
