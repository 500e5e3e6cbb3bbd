import type { Scene } from './scene.ts'

/**
 * The order of sibling states, so that paths from the initial state run forward: of the wires between siblings, only
 * those that close a cycle run backward.
 */
export function orderOf({ nodes, wires }: Scene): Map<string, number> {
  const places = new Map<string, number>()
  const targets = new Map<string, string[]>()
  for (const { branches, target } of wires)
    for (const { source } of branches) targets.set(source, [...(targets.get(source) ?? []), target])
  for (const { inside } of nodes) {
    const siblings = new Set(inside)
    const seen = new Set<string>()
    const left: string[] = []
    const visit = (id: string) => {
      if (seen.has(id) || !siblings.has(id)) return
      seen.add(id)
      for (const target of targets.get(id) ?? []) visit(target)
      left.push(id)
    }
    const first = nodes.filter(({ id, initial }) => initial && siblings.has(id)).map(({ id }) => id)
    for (const id of [...first, ...inside]) visit(id)
    // The last visited states are the first on all paths.
    left.reverse()
    const late = left.filter((id) => !reached(id, first, targets))
    for (const [index, id] of [...left.filter((id) => !late.includes(id)), ...late].entries()) places.set(id, index)
  }
  return places
}

function reached(id: string, from: readonly string[], targets: ReadonlyMap<string, string[]>): boolean {
  const seen = new Set<string>(from)
  for (const each of seen) for (const next of targets.get(each) ?? []) seen.add(next)
  return seen.has(id)
}
