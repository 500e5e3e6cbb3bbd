/** A difference between two values: its path, and the old and new value. */
export interface Change {
  /** The keys from the top down, separated by dots. */
  path: string
  kind: 'added' | 'removed' | 'changed'
  before?: unknown
  after?: unknown
}

/** The maximum depth of the comparison, and the maximum number of differences. */
const DEPTH = 8
const MOST = 100

/** The innermost differences between two values, in the order of the keys. Identical objects are not traversed. */
export function diff(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

function compare(before: unknown, after: unknown, path: string[], changes: Change[]): void {
  if (Object.is(before, after) || changes.length >= MOST) return
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after) || path.length >= DEPTH) {
    changes.push({ path: path.join('.'), kind: 'changed', before, after })
    return
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (changes.length >= MOST) return
    const here = [...path, key]
    if (!(key in after)) changes.push({ path: here.join('.'), kind: 'removed', before: before[key] })
    else if (!(key in before)) changes.push({ path: here.join('.'), kind: 'added', after: after[key] })
    else compare(before[key], after[key], here, changes)
  }
}

/** Whether a value is plain data that can be traversed; an instance of a class, such as an actor, is not. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
