import { cutTo } from '../../core/units.ts'

/** What follows from other amounts has so many decimals, or as many as it takes to see its first digits. */
const places = 6
const digits = 4

/** A plain decimal cut, never rounded up; what is more than nothing is never shown as nothing. */
export function cutToSeen(decimal: string): string {
  const zeros = /^0\.(0*)[1-9]/.exec(decimal)?.[1]?.length ?? 0
  return cutTo(decimal, Math.max(places, zeros + digits))
}
