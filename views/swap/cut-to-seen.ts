import { cutTo } from '../../core/units.ts'

/**
 * The number of significant digits of derived amounts; an amount below one has as many decimals as it takes to show
 * some.
 */
const digits = 6
const leastDigits = 4

/** A truncated plain decimal; a nonzero amount never becomes zero. */
export function cutToSeen(decimal: string): string {
  const zeros = /^0\.(0*)[1-9]/.exec(decimal)?.[1]?.length
  const [whole = ''] = decimal.split('.')
  const places = zeros === undefined ? Math.max(0, digits - whole.length) : Math.max(digits, zeros + leastDigits)
  return cutTo(decimal, places)
}
