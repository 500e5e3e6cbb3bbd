/** An address in groups for comparison by eye; joined, they are the address. */
export function addressGroups(address: string): string[] {
  const [prefix = ''] = /^0x/.exec(address) ?? []
  const groups = address.slice(prefix.length).match(/.{1,4}/gs) ?? []
  return prefix ? [prefix, ...groups] : groups
}
