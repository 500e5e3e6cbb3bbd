import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nodesOf, pathOf, transitionsOf } from '../../devtools/chart-text.ts'
import { eventWords, guardWords } from './words.ts'

/** A part of a chart that is drawn separately. */
export interface Diagram {
  /** The state whose children it shows. */
  of: AnyStateNode
  mermaid: string
}

/** A chart with more states than this is drawn in several parts. */
const READABLE = 16

/** A chart as Mermaid diagrams: one if it is small, otherwise one for each region or level. */
export const diagramsOf = (machine: AnyStateMachine): Diagram[] => draw(machine, machine.root)

function draw(machine: AnyStateMachine, node: AnyStateNode): Diagram[] {
  const children = Object.values(node.states)
  if (node.type === 'parallel' && sizeOf(node) > READABLE) return children.flatMap((child) => draw(machine, child))
  const folded = sizeOf(node) > READABLE ? children.filter((child) => sizeOf(child) > 1) : []
  const isFolded = (child: AnyStateNode) => folded.includes(child)
  const lines =
    node.type === 'parallel' || node !== machine.root
      ? composite(machine, node, isFolded)
      : inside(machine, node, isFolded)
  const own = { of: node, mermaid: ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n') }
  return [own, ...folded.flatMap((child) => draw(machine, child))]
}

const sizeOf = (node: AnyStateNode): number => nodesOf(node).length - 1

function composite(machine: AnyStateMachine, node: AnyStateNode, isFolded: (child: AnyStateNode) => boolean): string[] {
  return [`${declared(node)} {`, ...inside(machine, node, isFolded).map((line) => `  ${line}`), '}']
}

function inside(machine: AnyStateMachine, node: AnyStateNode, isFolded: (child: AnyStateNode) => boolean): string[] {
  const children = Object.values(node.states)
  const drawn = children.map((child) => {
    if (isFolded(child)) return [declared(child, ' …')]
    return sizeOf(child) === 0 ? [declared(child)] : composite(machine, child, () => false)
  })
  if (node.type === 'parallel') return drawn.flatMap((lines, at) => (at === 0 ? lines : ['--', ...lines]))
  const arrows = arrowsIn(machine, node)
  const anywhere = arrows.some(({ from }) => from === node) ? [`state "anywhere here" as ${anyIn(node)}`] : []
  return [
    ...anywhere,
    ...drawn.flat(),
    ...(node.initial.target ?? []).map((target) => `[*] --> ${idOf(childOver(target, node))}`),
    ...arrows.map(({ from, to, label }) => `${from === node ? anyIn(node) : idOf(from)} --> ${idOf(to)} : ${label}`),
    ...children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`),
  ]
}

interface Arrow {
  /** The state that the arrow is drawn from; it stands for all states inside it. */
  from: AnyStateNode
  to: AnyStateNode
  label: string
}

/** The transitions drawn between a state's children; those with the same ends are merged. */
function arrowsIn(machine: AnyStateMachine, scope: AnyStateNode): Arrow[] {
  const found = nodesOf(machine.root)
    .flatMap(transitionsOf)
    .flatMap((transition) => (transition.target ?? []).map((target) => ({ transition, target })))
    .filter(({ transition, target }) => scopeOf(transition.source, target) === scope)
    .map(({ transition, target }) => ({
      transition,
      from: isIn(transition.source, scope) ? childOver(transition.source, scope) : scope,
      to: childOver(target, scope),
    }))
  const pairs = Map.groupBy(found, ({ from, to }) => `${idOf(from)} ${idOf(to)}`)
  return [...pairs.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const { from, to } = first
    const labels = Map.groupBy(all, ({ transition }) => wordsOf(machine, transition))
    const lines = [...labels].map(([words, some]) => withOrigins(words, some, from))
    return [{ from, to, label: lines.map(plain).join('<br/>') }]
  })
}

/** A transition's label: its event, or the guard alone if it is eventless. */
function wordsOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const guard = guardWords(transition)
  if (transition.eventType === '' && guard !== '') return `[${guard}]`
  return `${eventWords(transition, machine.implementations.delays)}${guard && ` [${guard}]`}`
}

/** The label with the states inside `from` where the transition starts, if there are any. */
function withOrigins(words: string, found: { transition: AnyTransitionDefinition }[], from: AnyStateNode): string {
  const sources = found.map(({ transition }) => transition.source)
  const within = new Set(
    sources.filter((source) => isIn(source, from)).map((source) => source.path.slice(from.path.length).join('.')),
  )
  if (within.size === 0 || within.size < new Set(sources).size) return words
  return `${words} in ${within.size > 2 ? `${within.size} states` : [...within].join(', ')}`
}

const isIn = (node: AnyStateNode, scope: AnyStateNode): boolean => node !== scope && nodesOf(scope).includes(node)

/** The state in which an arrow is drawn: Mermaid draws none from inside one state to the inside of another. */
function scopeOf(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  let scope = isIn(target, source) ? source : (source.parent ?? source)
  while (!isIn(target, scope) && scope.parent) scope = scope.parent
  while (scope.type === 'parallel') scope = childOver(target, scope)
  return scope
}

/** The child of `scope` that contains a state. */
function childOver(node: AnyStateNode, scope: AnyStateNode): AnyStateNode {
  let child = node
  while (child.parent && child.parent !== scope) child = child.parent
  return child
}

const idOf = (node: AnyStateNode): string => (node.path.length === 0 ? node.key : node.path.join('_'))
const anyIn = (node: AnyStateNode): string => `${idOf(node)}__any`

/** The declaration of a state, with its view. */
function declared(node: AnyStateNode, after = ''): string {
  const { view, flow }: { view?: string; flow?: string } = node.meta ?? {}
  const shows = view ?? flow
  return `state "${plain(`${node.key}${shows && shows !== node.key ? ` (${shows})` : ''}${after}`)}" as ${idOf(node)}`
}

// Removes characters that are part of Mermaid's syntax.
const plain = (text: string): string => text.replace(/[:;#"<>{}]/g, '')

/** A diagram's heading: the path of its state. */
export const titleOf = ({ of }: Diagram): string => pathOf(of)
