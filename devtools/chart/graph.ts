import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api'
import { headOf, labelOf, type Size } from './measure.ts'
import { orderOf } from './order.ts'
import type { Scene, SceneNode, Wire } from './scene.ts'

export type Direction = 'RIGHT' | 'DOWN'

const margin = 18
const dot = 10

const spacing: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
}

/** The ids of graph parts that are not states: the dot at an initial state, and the joint of a wire. */
export const dotOf = (id: string): string => `start of ${id}`
export const jointOf = (wire: Wire): string => `joint of ${wire.id}`
/** The segments of a wire: the shared one, and the one from each state. */
export const trunkOf = (wire: Wire): string => `trunk of ${wire.id}`
export const branchOf = (wire: Wire, source: string): string => `branch from ${source} of ${wire.id}`

/** Builds the input for elk: a state with everything inside it, except inside states of known size. */
export function graphOf(scene: Scene, root: SceneNode, known: ReadonlyMap<string, Size>, direction: Direction) {
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]))
  const order = orderOf(scene)
  const options = { ...spacing, 'elk.direction': direction }
  const held = new Set<string>()
  const edges: ElkExtendedEdge[] = []
  const backward = new Set<string>()
  const connect = (id: string, source: string, target: string, back: boolean, wire?: Wire) => {
    if (back) backward.add(id)
    const [from, to] = back ? [target, source] : [source, target]
    const label = wire && { text: id, ...labelOf(wire.rows), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }
    edges.push({ id, sources: [from], targets: [to], labels: label ? [label] : [] })
  }
  const place = (id: string) => order.get(id) ?? 0
  const isBack = (source: string, target: string) =>
    nodes.get(source)?.parent === nodes.get(target)?.parent && place(source) > place(target)

  const draw = (node: SceneNode): ElkNode => {
    held.add(node.id)
    const size = known.get(node.id)
    if (size) return { id: node.id, ...size }
    const head = headOf(node)
    const starts = node.inside.filter((id) => nodes.get(id)?.initial)
    for (const id of starts) connect(dotOf(id), `${dotOf(id)}.`, id, false)
    const joints = scene.wires.filter(
      ({ branches, target }) => branches.length > 1 && nodes.get(target)?.parent === node.id,
    )
    return {
      id: node.id,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${head.height + margin},left=${margin},bottom=${margin},right=${margin}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // Elk transposes the graph for a downward layout, but not this.
        'elk.nodeSize.minimum':
          direction === 'DOWN' ? `(${head.height},${head.width})` : `(${head.width},${head.height})`,
      },
      children: [
        ...starts.map((id) => ({ id: `${dotOf(id)}.`, width: dot, height: dot })),
        ...node.inside.flatMap((id) => {
          const child = nodes.get(id)
          return child ? [draw(child)] : []
        }),
        ...joints.map((wire) => ({
          id: jointOf(wire),
          width: 2,
          height: 2,
          ports: [{ id: `in of ${wire.id}` }, { id: `out of ${wire.id}` }],
        })),
      ],
    }
  }
  const drawn = draw(root)
  for (const wire of scene.wires) {
    const { branches, target } = wire
    const sources = branches.map(({ source }) => source)
    if (!held.has(target) || target === root.id) continue
    const [only] = sources
    if (sources.length === 1 && only !== undefined) {
      connect(trunkOf(wire), only, target, isBack(only, target), wire)
      continue
    }
    // The joint is placed next to the target. All edges into it, or out of it, share a port.
    const back = sources.every((source) => isBack(source, target))
    const ports = { in: `in of ${wire.id}`, out: `out of ${wire.id}` }
    connect(trunkOf(wire), back ? ports.in : ports.out, target, back, wire)
    for (const source of sources) {
      const behind = back || isBack(source, target)
      connect(branchOf(wire, source), source, behind ? ports.out : ports.in, behind)
    }
  }
  const graph: ElkNode = {
    id: 'graph',
    layoutOptions: {
      ...options,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: [drawn],
    edges,
  }
  return { graph, backward }
}

/** The points of an edge, in order from its source. */
export function pointsOf(sections: readonly ElkEdgeSection[] | undefined, back: boolean): { x: number; y: number }[] {
  const points = (sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  return back ? points.reverse() : points
}
