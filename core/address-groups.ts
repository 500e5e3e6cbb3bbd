/** An address in groups that a person can compare one by one; joined, they are the address. */
export function addressGroups(address: string): string[] {
  const [prefix = ''] = /^0x/.exec(address) ?? []
  const groups = address.slice(prefix.length).match(/.{1,4}/gs) ?? []
  return prefix ? [prefix, ...groups] : groups
}

/** Which groups of an address differ from those of another one. Of hex digits, capital letters are a checksum only. */
export function differingGroups(address: string, other: string): ReadonlySet<number> {
  const comparable = (text: string) => addressGroups(text.startsWith('0x') ? text.toLowerCase() : text)
  const others = comparable(other)
  return new Set(comparable(address).flatMap((group, at) => (group === others[at] ? [] : [at])))
}
