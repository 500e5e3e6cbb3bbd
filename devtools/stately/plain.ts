import { isActor } from '../tree.ts'

/** Deep enough for the kit's complete chart. */
const DEEPEST = 24
/** The maximum size of a value, in characters; the kit's complete chart has about a third of that. */
const LARGEST = 100_000
/** A longer text is replaced by its length: a part of a secret would not be recognized. */
const LONGEST_TEXT = 10_000

const cut = '[…]'

/**
 * Converts a value to plain JSON of bounded size. Live objects are replaced: an actor by its id, a function by its
 * name, and other non-plain data (a provider, a promise, a DOM node) by its kind.
 */
export function plainOf(value: unknown): unknown {
  let left = LARGEST
  const above = new Set<object>()

  const objectOf = (object: object): unknown => {
    if (isActor(object)) return { xstate$$type: 1, id: object.id }
    if (Array.isArray(object)) return eachOf(object)
    if (object instanceof Date) return String(object.toJSON())
    if (object instanceof Error) return { ...entriesOf(object), name: object.name, message: walk(object.message) }
    const prototype: unknown = Object.getPrototypeOf(object)
    const isData = prototype === null || Object.getPrototypeOf(prototype) === null
    return isData ? entriesOf(object) : `[${object.constructor.name}]`
  }
  const eachOf = (values: readonly unknown[]): unknown[] => {
    const copy: unknown[] = []
    for (const each of values) {
      if (left <= 0) return [...copy, cut]
      copy.push(walk(each) ?? null)
    }
    return copy
  }
  const entriesOf = (object: object): Record<string, unknown> => {
    const copy: [string, unknown][] = []
    for (const [key, each] of Object.entries(object)) {
      left -= key.length
      if (left <= 0) return Object.fromEntries([...copy, [cut, cut]])
      const read = walk(each)
      if (read !== undefined) copy.push([key, read])
    }
    return Object.fromEntries(copy)
  }
  const textOf = (text: string): string => {
    if (text.length > LONGEST_TEXT || text.length > left) return `[${text.length} characters]`
    left -= text.length
    return text
  }
  const walk = (each: unknown): unknown => {
    left -= 1
    if (typeof each === 'string') return textOf(each)
    if (typeof each === 'number') return Number.isFinite(each) ? each : null
    if (typeof each === 'bigint') return textOf(String(each))
    if (typeof each === 'function') return { type: each.name }
    if (typeof each === 'symbol') return undefined
    if (!isObject(each)) return each
    if (above.has(each)) return '[Circular]'
    if (above.size >= DEEPEST) return cut
    above.add(each)
    try {
      return objectOf(each)
    } catch {
      return '[unreadable]'
    } finally {
      above.delete(each)
    }
  }
  return walk(value)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
