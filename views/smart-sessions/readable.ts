/** Names that can be converted to words: letters, digits and their separators in code, but no hex bytes. */
const named = /^(?!0x)[a-z_$-][\w$-]*$/i

/**
 * A method or a kind of permission in words: `transferFrom(address,uint256)` becomes “Transfer from”. Anything else
 * stays as it is.
 */
export function readable(name: string): string {
  const bare = name.replace(/\(.*$/s, '')
  if (!named.test(bare)) return name
  const text = bare
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_$-]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1)
}
