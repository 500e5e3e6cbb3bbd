import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  StateMachine,
} from 'xstate'
import { flowOf } from '../../core/state-meta.ts'
import { routeId } from '../../core/system-ids.ts'
import { nodesOf } from '../../devtools/chart-text.ts'
import type { Simulation } from '../../devtools/simulation.ts'

/** A state: its chart's id, its path with dots, and the chart's description of it. */
export interface Where {
  chart: string
  path: string
  rule?: string
  /** The state is shown with other data than that of the shortest path to it. */
  extra?: true
}

/** The state whose view is visible: the kit's own, or that of the flow that it hosts. */
export function whereIs({ root, find }: Simulation): Where {
  const kit = root.getSnapshot()
  const hosted = find(routeId({ key: kit.context.stack.at(-1)?.key ?? 0 }))
  const owner = flowOf(kit) && hosted ? hosted : root
  const naming = namingPaths(owner.getSnapshot()).at(-1) ?? ''
  const below = leavesOf(owner.getSnapshot().value).filter((leaf) => isWithin(naming, leaf))
  // Among parallel regions, none is more relevant than their parent state.
  return placed(chartOf(owner), below.length === 1 ? (below[0] ?? naming) : naming)
}

/** A state of a chart, with its rule. */
export function placed({ id, root }: AnyStateMachine, path: string): Where {
  const rule = ruleOf(root, path)
  return { chart: id, path, ...(rule !== undefined && { rule }) }
}

/** The chart that an actor runs. */
export function chartOf(actor: AnyActorRef | undefined): AnyStateMachine {
  if (actor && 'logic' in actor && actor.logic instanceof StateMachine) return actor.logic
  throw new Error(`No chart runs in ${actor?.id}`)
}

/** The paths of a chart's states, in the chart's own order. */
export const pathsOf = ({ root }: AnyStateMachine): string[] => nodesOf(root).map(pathOf)

/** The innermost active states in a state value, as paths. */
export function leavesOf(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')]
  return Object.entries(Object(value)).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

const pathOf = ({ path }: AnyStateNode) => path.join('.')
const isWithin = (outer: string, inner: string) => outer === '' || `${inner}.`.startsWith(`${outer}.`)

/** The paths of the active states that name a view, the innermost last. */
const namingPaths = (snapshot: AnyMachineSnapshot): string[] => {
  const metas: Record<string, { view?: string } | undefined> = snapshot.getMeta()
  return Object.entries(metas)
    .flatMap(([id, meta]) => (meta?.view ? [id.split('.').slice(1)] : []))
    .toSorted((one, other) => one.length - other.length)
    .map((path) => path.join('.'))
}

/** Whether a state, or one of its ancestors, names a view. */
export const namesView = ({ root }: AnyStateMachine, path: string): boolean =>
  nodesOf(root).some((node) => node.meta?.view !== undefined && isWithin(pathOf(node), path))

/** The description of a state, or of its nearest ancestor that has one. */
const ruleOf = (root: AnyStateNode, path: string): string | undefined =>
  nodesOf(root).findLast((node) => node.description !== undefined && isWithin(pathOf(node), path))?.description
