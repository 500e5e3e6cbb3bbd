/** The maximum length of a view's arguments together, as JSON. */
const longest = 64 * 1024

/** JSON has no NaN, Infinity or bigint: they are kept as text. */
const withBigIntsAsText = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)) ? String(value) : value

/** Whether a value is an object with named members, not an array. */
export const isArguments = (wanted: unknown): wanted is object =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)

/** An argument as JSON; undefined if it can't be serialized (circular, throwing, a function) or is too long. */
export function argumentText(wanted: object, name: string): string | undefined {
  try {
    const text: string | undefined = JSON.stringify(Reflect.get(wanted, name), withBigIntsAsText)
    return text && text.length <= longest ? text : undefined
  } catch {
    return undefined
  }
}
