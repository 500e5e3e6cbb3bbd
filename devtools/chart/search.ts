import type { ChartModel } from './model.ts'
import type { Scene } from './scene.ts'

/** The ids of the states that match a text: in their name, view, actions or transitions. */
export function statesWith({ nodes, edges }: ChartModel, text: string): string[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const holds = (...words: (string | undefined)[]) => words.some((word) => word?.toLowerCase().includes(wanted))
  const found = new Set(
    edges.filter(({ event, guard, actions }) => holds(event, guard, ...actions)).map(({ source }) => source),
  )
  for (const { id, key, view, flow, tags, entry, exit, invokes, description } of nodes)
    if (holds(key, view, flow, description, ...tags, ...entry, ...exit, ...invokes.map(({ src }) => src))) found.add(id)
  return nodes.filter(({ id }) => found.has(id)).map(({ id }) => id)
}

/**
 * The visible states for given ones: each itself, or the fold that hides it; in the chart's order, without duplicates.
 */
export function drawnFor({ nodes }: Scene, model: ChartModel, ids: readonly string[]): string[] {
  const drawn = new Set(nodes.map(({ id }) => id))
  const parents = new Map(model.nodes.map(({ id, parent }) => [id, parent]))
  const seen = (id: string): string => {
    const parent = parents.get(id)
    return drawn.has(id) || parent === undefined ? id : seen(parent)
  }
  return [...new Set(ids.map(seen))]
}
