interface Item {
  id: string
}

/** The list to render: the current toasts, and at their old positions the leaving ones. */
export function keepLeaving<T extends Item>(shown: readonly T[], now: readonly T[]): readonly T[] {
  const current = new Map(now.map((item) => [item.id, item]))
  const kept = shown.map((item) => current.get(item.id) ?? item)
  const known = new Set(shown.map(({ id }) => id))
  return [...kept, ...now.filter(({ id }) => !known.has(id))]
}

const GAP = 8

/**
 * The depth of each toast in the collapsed stack, and its offset in the expanded one. The newest is in front, at zero.
 */
export function arrange(shown: readonly Item[], live: ReadonlySet<string>, heights: ReadonlyMap<string, number>) {
  const of = new Map<string, { depth: number; lift: number }>()
  let depth = 0
  let lift = 0
  for (const { id } of shown.toReversed()) {
    of.set(id, { depth, lift })
    if (!live.has(id)) continue
    depth += 1
    lift += (heights.get(id) ?? 0) + GAP
  }
  return { of, height: Math.max(0, lift - GAP) }
}
