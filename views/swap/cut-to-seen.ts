import { cutTo } from '../../core/units.ts'

/** So many digits are of use of what follows from other amounts, and of what is less than one as many as it takes to see some. */
const digits = 6
const leastDigits = 4

/** A plain decimal cut, never rounded up; what is more than nothing is never shown as nothing. */
export function cutToSeen(decimal: string): string {
  const zeros = /^0\.(0*)[1-9]/.exec(decimal)?.[1]?.length
  const [whole = ''] = decimal.split('.')
  const places = zeros === undefined ? Math.max(0, digits - whole.length) : Math.max(digits, zeros + leastDigits)
  return cutTo(decimal, places)
}
