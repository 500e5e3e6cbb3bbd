/** What a dApp hands to a view is no longer than this altogether, as JSON. */
const longest = 64 * 1024

/** JSON leaves out a number that is none, as if nothing had been said, and knows no bigint. */
const withBigIntsAsText = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value

/** Whether it is what has members; a list's have no names. */
export const isArguments = (wanted: unknown): wanted is object =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)

/** An argument as JSON; undefined where it has none: one that ends in itself, throws, or is a function, or is too long. */
export function argumentText(wanted: object, name: string): string | undefined {
  try {
    const text: string | undefined = JSON.stringify(Reflect.get(wanted, name), withBigIntsAsText)
    return text && text.length <= longest ? text : undefined
  } catch {
    return undefined
  }
}
