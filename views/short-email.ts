const LONGEST = 30
/** How long it is once it is cut, so that a row has room for it, and how much of that its end may take. */
const CUT = { whole: 24, end: 16 }

/** An email as a line has room for it: one of more than 30 characters with dots in its middle, so that its domain is seen. */
export function shortEmail(email: string): string {
  if (email.length <= LONGEST) return email
  const end = email.slice(Math.max(email.lastIndexOf('@'), email.length - CUT.end))
  return `${email.slice(0, CUT.whole - 1 - end.length)}…${end}`
}
