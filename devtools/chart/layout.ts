import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Engine } from './elk.ts'
import { branchOf, type Direction, dotOf, graphOf, jointOf, pointsOf, trunkOf } from './graph.ts'
import { headOf, type Size } from './measure.ts'
import { type Box, pack, spread } from './pack.ts'
import type { Scene, SceneNode, Wire } from './scene.ts'

export interface Point {
  x: number
  y: number
}

/**
 * A wire with its layout. One from several states has a joint, where its branches meet; one from the surrounding state
 * has its joint at the border.
 */
export interface LaidWire {
  wire: Wire
  label: Box
  trunk: Point[]
  strands: { source: string; edges: string[]; points: Point[] }[]
  joint: Point | undefined
}

/** The positions of everything in a scene, in one coordinate system. */
export interface Layout extends Size {
  boxes: Map<string, Box>
  /** The dots of initial states, each with the line to its state. */
  starts: { id: string; dot: Point; points: Point[] }[]
  wires: LaidWire[]
}

const edge = 18

/**
 * Lays out a scene: elk arranges the inside of each state in layers with edges; regions are packed next to each other
 * to fit a screen.
 */
export async function layoutOf(scene: Scene, engine: Pick<Engine, 'layout'>): Promise<Layout> {
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]))
  const within = (node: SceneNode) => node.inside.flatMap((id) => nodes.get(id) ?? [])

  const layPiece = async (node: SceneNode): Promise<Layout> => {
    if (node.inside.length === 0) return frameOf(node, headOf(node))
    if (node.type === 'parallel') return besideEachOther(node, await Promise.all(within(node).map(layPiece)))
    return layered(node)
  }

  const layered = async (node: SceneNode): Promise<Layout> => {
    const blocks = blocksIn(node)
    const laid = new Map(await Promise.all(blocks.map(async (block) => [block.id, await layPiece(block)] as const)))
    const directions: Direction[] = ['RIGHT', 'DOWN']
    const tries = await Promise.allSettled(directions.map((direction) => run(node, laid, direction)))
    const done = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const [best] = done.sort((one, other) => spread(one) - spread(other))
    if (best) return best
    throw tries.find((one) => one.status === 'rejected')?.reason
  }

  /** The parts that are laid out before the surrounding state: states without children, and parallel ones. */
  const blocksIn = (node: SceneNode): SceneNode[] =>
    within(node).flatMap((child) =>
      child.inside.length === 0 || child.type === 'parallel' ? [child] : blocksIn(child),
    )

  const run = async (node: SceneNode, blocks: ReadonlyMap<string, Layout>, direction: Direction): Promise<Layout> => {
    const { graph, backward } = graphOf(scene, node, blocks, direction)
    const laid = await engine.layout(graph)
    return read(laid, { backward, blocks, nodes, wires: scene.wires })
  }

  const [root] = scene.nodes
  return root ? layPiece(root) : { width: 0, height: 0, boxes: new Map(), starts: [], wires: [] }
}

const frameOf = (node: SceneNode, { width, height }: Size): Layout => ({
  width,
  height,
  boxes: new Map([[node.id, { x: 0, y: 0, width, height }]]),
  starts: [],
  wires: [],
})

function besideEachOther(node: SceneNode, regions: readonly Layout[]): Layout {
  const head = headOf(node)
  const packed = pack(regions)
  const width = Math.max(head.width, packed.width + 2 * edge)
  const whole = frameOf(node, { width, height: head.height + packed.height + 2 * edge })
  for (const [index, region] of regions.entries()) {
    const box = packed.boxes[index]
    const id = node.inside[index]
    if (!box || id === undefined) continue
    const at = { x: box.x + edge, y: box.y + head.height + edge }
    add(whole, region, at)
    whole.boxes.set(id, { ...box, ...at })
  }
  return whole
}

interface Reading {
  backward: ReadonlySet<string>
  blocks: ReadonlyMap<string, Layout>
  nodes: ReadonlyMap<string, SceneNode>
  wires: readonly Wire[]
}

function read(graph: ElkNode, { backward, blocks, nodes, wires }: Reading): Layout {
  const whole: Layout = { width: graph.width ?? 0, height: graph.height ?? 0, boxes: new Map(), starts: [], wires: [] }
  const places = new Map<string, Box>()
  const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    places.set(id, { x, y, width, height })
    if (nodes.has(id)) whole.boxes.set(id, { x, y, width, height })
    const block = blocks.get(id)
    if (block) add(whole, block, { x, y })
    for (const child of children) visit(child)
  }
  visit(graph)
  const edges = new Map((graph.edges ?? []).map((each) => [each.id, each]))
  const lineOf = (id: string) => pointsOf(edges.get(id)?.sections, backward.has(id))
  const centre = (id: string): Point | undefined => {
    const box = places.get(id)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  for (const id of whole.boxes.keys()) {
    const dot = centre(`${dotOf(id)}.`)
    if (dot) whole.starts.push({ id, dot, points: lineOf(dotOf(id)) })
  }
  for (const wire of wires) {
    const { x = 0, y = 0, width = 0, height = 0 } = edges.get(trunkOf(wire))?.labels?.[0] ?? {}
    if (!edges.has(trunkOf(wire))) continue
    // A wire from a state to its own child starts at the border instead of crossing the text.
    const source = nodes.get(wire.branches[0]?.source ?? '')
    const outer = source?.inside.includes(wire.target) ? places.get(source.id) : undefined
    const first = source && outer ? outer.y + headOf(source).height : 0
    const trunk = lineOf(trunkOf(wire)).map((point) => ({ x: point.x, y: Math.max(point.y, first) }))
    whole.wires.push({
      wire,
      label: { x, y, width, height },
      trunk,
      strands: wire.branches.map((branch) => ({ ...branch, points: lineOf(branchOf(wire, branch.source)) })),
      joint: outer ? trunk[0] : centre(jointOf(wire)),
    })
  }
  return whole
}

/** Merges one layout into another. */
function add(whole: Layout, part: Layout, at: Point): void {
  const moved = ({ x, y }: Point): Point => ({ x: x + at.x, y: y + at.y })
  for (const [id, box] of part.boxes) whole.boxes.set(id, { ...box, ...moved(box) })
  for (const { id, dot, points } of part.starts) whole.starts.push({ id, dot: moved(dot), points: points.map(moved) })
  for (const { wire, label, trunk, strands, joint } of part.wires)
    whole.wires.push({
      wire,
      label: { ...label, ...moved(label) },
      trunk: trunk.map(moved),
      strands: strands.map((strand) => ({ ...strand, points: strand.points.map(moved) })),
      joint: joint && moved(joint),
    })
}
