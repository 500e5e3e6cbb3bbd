/** A member of any value; undefined if it has none, or reading it throws. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}
