/** One difference between two values: where it is, and what was and is there. */
export interface Change {
  /** The keys from the top down, with dots between. */
  path: string
  kind: 'added' | 'removed' | 'changed'
  before?: unknown
  after?: unknown
}

/** How deep two values are compared, and how many differences are reported. */
const DEPTH = 8
const MOST = 100

/** What is different in a value: the innermost differences, in the order of the keys; parts that are the same object are not looked into. */
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

/** Whether a value is data that can be looked into: what has a class of its own, an actor say, is one thing. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
