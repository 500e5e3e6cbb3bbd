import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { deedsOf, eventOf, nameOf, nodesOf, transitionsOf } from '../chart-text.ts'

/** A state of a chart, as plain data. */
export interface ChartNode {
  id: string
  key: string
  parent: string | undefined
  type: AnyStateNode['type']
  /** Whether it is its parent's initial state. */
  initial: boolean
  tags: string[]
  view: string | undefined
  flow: string | undefined
  entry: string[]
  exit: string[]
  invokes: { src: string; systemId: string | undefined }[]
  description: string | undefined
}

/** A transition of a chart, as plain data. */
export interface ChartEdge {
  id: string
  source: string
  /** Empty if no state is left or entered: the transition only has actions, or blocks the event. */
  targets: string[]
  /** In readable form: 'after prompt', 'done requestConnection', 'always'. */
  event: string
  guard: string | undefined
  actions: string[]
  reenter: boolean
  description: string | undefined
}

/** A chart as a graph: its states, parents before children, and its transitions in order of evaluation. */
export interface ChartModel {
  id: string
  nodes: ChartNode[]
  edges: ChartEdge[]
}

/** Converts a chart to a model. */
export function modelOf({ root }: AnyStateMachine): ChartModel {
  const states = nodesOf(root)
  return { id: root.id, nodes: states.map(nodeOf), edges: states.flatMap((state) => transitionsOf(state).map(edgeOf)) }
}

/**
 * The id of a transition, the same in every copy of its machine. A transition that no state declares, such as the
 * initial one, has an id that no edge of the model has.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const rivals = transitionsOf(source).filter((other) => other.eventType === eventType)
  return `${source.id}|${eventType}|${rivals.indexOf(transition)}`
}

function nodeOf(node: AnyStateNode): ChartNode {
  const meta: Record<string, unknown> = node.meta ?? {}
  const named = (name: string) => (typeof meta[name] === 'string' ? meta[name] : undefined)
  const starts = node.parent?.type === 'compound' ? node.parent.initial.target : []
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id,
    type: node.type,
    initial: starts.some((target) => target === node || within(target, node)),
    tags: [...node.tags],
    view: named('view'),
    flow: named('flow'),
    ...deedsOf(node),
    invokes: node.invoke.map(({ src, systemId }) => ({ src: nameOf(src), systemId })),
    description: node.description,
  }
}

const edgeOf = (transition: AnyTransitionDefinition): ChartEdge => ({
  id: transitionId(transition),
  source: transition.source.id,
  targets: (transition.target ?? []).map(({ id }) => id),
  event: eventOf(transition),
  guard: transition.guard === undefined ? undefined : nameOf(transition.guard),
  actions: transition.actions.map(nameOf),
  reenter: transition.reenter,
  description: transition.description,
})

const within = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === other || within(node.parent, other))
