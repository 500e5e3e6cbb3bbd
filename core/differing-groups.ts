import { addressGroups } from './address-groups.ts'

/**
 * Which groups of an address differ from those of another. In hex addresses, case is only a checksum and does not
 * count.
 */
export function differingGroups(address: string, other: string): ReadonlySet<number> {
  const comparable = (text: string) => addressGroups(text.startsWith('0x') ? text.toLowerCase() : text)
  const others = comparable(other)
  return new Set(comparable(address).flatMap((group, at) => (group === others[at] ? [] : [at])))
}
