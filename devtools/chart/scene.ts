import type { ChartEdge, ChartModel, ChartNode } from './model.ts'

/** A line of text for one transition, or for several with the same text and target. */
export interface Row {
  edges: string[]
  /** Its source inside a fold, if that is not the fold itself. */
  from: string | undefined
  event: string
  guard: string | undefined
  actions: string[]
  /** Its targets, if no line leads to them. */
  to: { id: string; key: string }[]
  /** Whether it reenters its state. */
  again: boolean
}

/** A line from one state, or a shared one from several, to another, labelled with its transitions. */
export interface Wire {
  id: string
  branches: { source: string; edges: string[] }[]
  target: string
  rows: Row[]
}

/** A state in the diagram. */
export interface SceneNode extends ChartNode {
  /** The visible child states. */
  inside: string[]
  /** The number of states that its fold hides. */
  hidden: number
  /** Transitions without a target, or with one that is too far for a line. */
  rows: Row[]
}

/** The visible parts of a chart with some states folded. */
export interface Scene {
  nodes: SceneNode[]
  wires: Wire[]
}

/** From this number of sources on, transitions with the same text and target share a line. */
const crowd = 3

/** Folds a chart's states, and sorts its transitions into lines between states and rows inside a state. */
export function sceneOf(model: ChartModel, folded: ReadonlySet<string>): Scene {
  const nodes = new Map(model.nodes.map((node) => [node.id, node]))
  const below = new Map(model.nodes.map(({ id }) => [id, model.nodes.filter(({ parent }) => parent === id)]))
  const hidden = (id: string): number => below.get(id)?.reduce((sum, child) => sum + 1 + hidden(child.id), 0) ?? 0
  const seen = (id: string): string => {
    const parent = nodes.get(id)?.parent
    if (parent === undefined) return id
    const above = seen(parent)
    return above === parent && !folded.has(parent) ? id : above
  }
  const shown = new Map<string, SceneNode>()
  for (const node of model.nodes) {
    if (seen(node.id) !== node.id) continue
    const closed = folded.has(node.id)
    const inside = closed ? [] : (below.get(node.id)?.map(({ id }) => id) ?? [])
    shown.set(node.id, { ...node, inside, hidden: closed ? hidden(node.id) : 0, rows: [] })
  }
  // Regions are next to each other and laid out separately, so no line leads to one.
  const isNear = (source: string, target: string): boolean => {
    const parent = shown.get(target)?.parent
    if (parent === undefined || nodes.get(parent)?.type === 'parallel') return false
    return parent === source || parent === shown.get(source)?.parent
  }

  const steps: Step[] = []
  for (const edge of model.edges) {
    const source = seen(edge.source)
    const targets = [...new Set(edge.targets.map(seen))]
    const leaves = targets.filter((target) => target !== source)
    const row = rowOf(edge, edge.source === source ? undefined : nodes.get(edge.source)?.key)
    const far = leaves.filter((target) => !isNear(source, target))
    for (const target of leaves) if (!far.includes(target)) steps.push({ source, target, row })
    const stays = leaves.length === 0 && edge.source === source
    if (stays || far.length > 0)
      shown.get(source)?.rows.push({
        ...row,
        to: far.map((id) => ({ id, key: nodes.get(id)?.key ?? id })),
        again: edge.targets.includes(source) && edge.reenter,
      })
  }
  return { nodes: [...shown.values()], wires: wiresOf(steps, (id) => shown.get(id)?.parent) }
}

interface Step {
  source: string
  target: string
  row: Row
}

const rowOf = ({ id, event, guard, actions }: ChartEdge, from: string | undefined): Row => ({
  edges: [id],
  from,
  event,
  guard,
  actions,
  to: [],
  again: false,
})

/** Transitions with the same text from many states to one share a wire; the others share one per pair of states. */
function wiresOf(steps: Step[], parentOf: (id: string) => string | undefined): Wire[] {
  const alike = Map.groupBy(steps, ({ target, row }) => JSON.stringify([target, row.event, row.guard]))
  const lanes = [...alike.values()].flatMap((group) => {
    const beside = group.filter(({ source, target }) => parentOf(source) === parentOf(target))
    const crowded = new Set(beside.map(({ source }) => source)).size >= crowd
    const alone = group.filter((step) => !crowded || !beside.includes(step)).map((step) => [step])
    return crowded ? [beside, ...alone] : alone
  })
  const keyOf = (lane: Step[]) => `${[...new Set(lane.map(({ source }) => source))].join('+')}→${lane[0]?.target}`
  return [...Map.groupBy(lanes, keyOf)].map(([id, group]) => ({
    id,
    target: group[0]?.[0]?.target ?? '',
    branches: [...Map.groupBy(group.flat(), ({ source }) => source)].map(([source, own]) => ({
      source,
      edges: own.flatMap(({ row }) => row.edges),
    })),
    rows: [...Map.groupBy(group.flat(), ({ row }) => JSON.stringify([row.event, row.guard])).values()].flatMap(merged),
  }))
}

/** Merges rows with the same text. If they come from several states of a fold, none is named. */
function merged(steps: Step[]): Row[] {
  const [first] = steps
  if (!first) return []
  const from = steps.every(({ row }) => row.from === first.row.from) ? first.row.from : undefined
  return [{ ...first.row, from, edges: steps.flatMap(({ row }) => row.edges) }]
}
