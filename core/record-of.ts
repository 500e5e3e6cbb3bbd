/** Creates a record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value>
export function recordOf(keys: readonly string[], valueFor: (key: string) => unknown): object {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)]))
}
