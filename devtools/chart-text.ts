import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or, stateIn } from 'xstate'

/** A chart as text: each state with its view, actors and actions, and each transition, one per line, sorted. */
export function chartText(machine: AnyStateMachine): string {
  const lines = nodesOf(machine.root).flatMap((node) => [...nodeLines(node), ...transitionsOf(node).map(lineOf)])
  return `${[...new Set(lines)].sort().join('\n')}\n`
}

/** Every state of a chart, the root first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Every transition that a state declares, in order of evaluation. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

/** One transition as one line: state, event, guard, target, actions. */
export function lineOf(transition: AnyTransitionDefinition): string {
  const { source, guard, target, actions, reenter } = transition
  const rivals = transitionsOf(source).filter(({ eventType }) => eventType === transition.eventType)
  const turn = rivals.length > 1 ? ` ${rivals.indexOf(transition) + 1}/${rivals.length}` : ''
  return [
    `${pathOf(source)}  ${eventOf(transition)}${turn}`,
    guard === undefined ? '' : ` [${nameOf(guard)}]`,
    target ? ` → ${target.map(pathOf).join(', ')}` : '',
    target && reenter ? ' (reenter)' : '',
    actions.length > 0 ? ` / ${actions.map(nameOf).join(', ')}` : '',
  ].join('')
}

function nodeLines(node: AnyStateNode): string[] {
  const path = pathOf(node)
  const meta: Record<string, unknown> = node.meta ?? {}
  const initial = node.type === 'compound' ? node.initial.target.map(pathOf).join(', ') : ''
  const { entry, exit } = deedsOf(node)
  const facts = {
    type: node.type === 'parallel' || node.type === 'final' ? node.type : '',
    initial,
    shows: Object.values(meta).join(', '),
    tags: node.tags.join(', '),
    entry: entry.join(', '),
    exit: exit.join(', '),
  }
  const facetLines = Object.entries(facts).flatMap(([name, value]) =>
    value === '' ? [] : [`${path}  · ${name} ${value}`],
  )
  return [
    ...facetLines,
    ...node.invoke.map(({ src, systemId }) => `${path}  · invokes ${src}${systemId ? ` as ${systemId}` : ''}`),
  ]
}

/** The entry and exit actions of a state, by name. */
export function deedsOf(node: AnyStateNode): { entry: string[]; exit: string[] } {
  // An `after` is implemented as a raise on entry and a cancel on exit, at the end; it is shown as a transition.
  const delays = new Set(node.after.map(({ eventType }) => eventType)).size
  const own = (actions: readonly unknown[]) => actions.slice(0, actions.length - delays).map(nameOf)
  return { entry: own(node.entry), exit: own(node.exit) }
}

/** The path of a state: its keys from the root down, without the root's own. */
export const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? `(${node.key})` : node.path.join('.'))

/** The trigger of a transition in readable form: 'after prompt', 'done requestConnection', 'always'. */
export function eventOf({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always'
  if (!eventType.startsWith('xstate.')) return eventType
  return eventType
    .replace(/^xstate\.(done|error)\.(actor|state)\./, '$1 ')
    .replace(/^xstate\.after\./, 'after ')
    .replace(new RegExp(`\\.${source.id}$`), '')
}

/** The name of a guard or an action, with its parameters if they are plain data. */
export function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing
  if (typeof thing === 'function') return builtIn(thing)
  if (!(thing instanceof Object) || !('type' in thing)) return 'unnamed'
  const params = 'params' in thing && typeof thing.params !== 'function' ? thing.params : undefined
  return params === undefined ? String(thing.type) : `${thing.type}(${plain(params)})`
}

// XState's own guards and actions are functions with their parameters as properties.
function builtIn(thing: object): string {
  const type = 'type' in thing ? String(thing.type).replace('xstate.', '') : 'name' in thing ? String(thing.name) : ''
  const known = 'check' in thing ? guards.get(thing.check) : undefined
  if ('guards' in thing && Array.isArray(thing.guards))
    return `${known ?? (type || 'guard')}(${thing.guards.map(nameOf).join(', ')})`
  if ('stateValue' in thing) return `${known ?? type}(${plain(thing.stateValue)})`
  return type
}

// Identified by their behaviour: a minified build has changed their names.
const guards = new Map(
  Object.entries({ and: and([]), or: or([]), not: not(''), stateIn: stateIn('') }).map(([name, guard]) => [
    'check' in guard ? guard.check : name,
    name,
  ]),
)

const plain = (value: unknown): string =>
  value instanceof Object
    ? Object.entries(value)
        .map(([key, each]) => `${key}: ${plain(each)}`)
        .join(', ')
    : String(value)
