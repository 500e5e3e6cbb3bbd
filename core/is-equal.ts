/** Deep equality of data. Identical objects are not traversed: a dApp's definitions may contain anything. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
