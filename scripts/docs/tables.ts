import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate'
import { constants } from '../../core/constants.ts'
import { eventOf, nameOf, nodesOf, pathOf, transitionsOf } from '../../devtools/chart-text.ts'
import { code, ruleLink, table, withRules } from './markdown.ts'
import { described } from './rules.ts'
import { type ChartSource, notesOnConstants } from './source.ts'
import { eventWords, guardWords, kindOf, kinds, lengthOf } from './words.ts'

const notes = notesOnConstants()

/** Every state: its view, its rule, and the actors that it starts. */
export const statesTable = ({ root }: AnyStateMachine): string =>
  table(
    ['State', 'Shows', 'What it holds', 'Rules', 'Invokes', 'Tags'],
    nodesOf(root).map((node) => [
      `${code(pathOf(node))}${node.type === 'parallel' || node.type === 'final' ? ` (${node.type})` : ''}`,
      shownIn(node),
      described(node.description ?? '').description,
      described(node.description ?? '')
        .rules.map(({ id }) => ruleLink(id))
        .join(', '),
      node.invoke.map(({ src }) => code(String(src))).join(', '),
      node.tags.map(code).join(', '),
    ]),
  )

/** The view or the flow that a state names. */
function shownIn({ meta }: AnyStateNode): string {
  const { view, flow }: { view?: string; flow?: string } = meta ?? {}
  if (view) return code(view)
  return flow ? `the flow ${code(flow)}` : ''
}

/** Every event: its kind, and where it leads. */
export function eventsTable(machine: AnyStateMachine): string {
  const { delays } = machine.implementations
  const transitions = nodesOf(machine.root).flatMap(transitionsOf)
  const events = Map.groupBy(transitions, eventOf)
  const rows = [...events].flatMap(([event, taken]) => {
    const [first] = taken
    if (!first) return []
    const [, name] = event.split(' ')
    const words = eventWords(first, delays)
    const kind = kindOf(first)
    const label = kind === 'timer' ? `${words} (${code(name ?? '')})` : words === event ? code(words) : words
    return [{ label, kind, taken: [...new Set(taken.map(takenIn))] }]
  })
  rows.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.label < other.label ? -1 : 1))
  return table(
    ['Event', 'From', 'Taken in'],
    rows.map(({ label, kind, taken }) => [label, kind, taken.join('\n')]),
  )
}

function takenIn(transition: AnyTransitionDefinition): string {
  const { source, target, actions, description } = transition
  const guard = guardWords(transition)
  const does = actions.length > 0 ? ` / ${actions.map(nameOf).join(', ')}` : ''
  const to = target ? ` → ${target.map((each) => code(pathOf(each))).join(', ')}` : does
  return `${code(pathOf(source))}${guard ? ` [${guard}]` : ''}${to}${description ? `: ${withRules(description)}` : ''}`
}

/** Every delay: its length, its constant with the reason, and what follows. */
export const timesTable = (machine: AnyStateMachine, source: ChartSource): string =>
  table(
    ['Time-out', 'Length', 'Constant', 'What for', 'Then'],
    Object.entries(machine.implementations.delays).map(([name, length]) => {
      const constant = source.delays[name] ?? ''
      const after = nodesOf(machine.root).flatMap(transitionsOf).filter(isAfter(name))
      return [
        code(name),
        lengthOf(Number(length)),
        code(constant),
        noteOn(constant),
        [...new Set(after.map(takenIn))].join('\n'),
      ]
    }),
  )

const isAfter =
  (delay: string) =>
  ({ eventType, source }: AnyTransitionDefinition): boolean =>
    eventType === `xstate.after.${delay}.${source.id}`

/** The other numbers that a chart uses. */
export function numbersTable(source: ChartSource): string {
  const waited = Object.values(source.delays)
  const others = source.constants.filter((path) => !waited.includes(path))
  return table(
    ['Constant', 'Value', 'What for'],
    others.map((path) => [code(path), worthOf(path), noteOn(path)]),
  )
}

const noteOn = (path: string): string => notes[path.split('.')[0] ?? ''] ?? ''

function worthOf(path: string): string {
  const value = path.split('.').reduce<unknown>((whole, key) => Object(whole)[key], constants)
  return value instanceof Object
    ? Object.entries(value)
        .map(([key, each]) => `${key} ${each}`)
        .join(', ')
    : String(value)
}

/** A chart's dependencies: ports and channels, and the charts that it starts. */
export function actorsTable(machine: AnyStateMachine, source: ChartSource, fileOf: (id: string) => string): string {
  const states = nodesOf(machine.root)
  return table(
    ['Name', 'What it is', 'Takes', 'Answers or tells', 'At work in'],
    Object.entries(machine.implementations.actors).map(([name, logic]) => {
      const { by = '', types = [] } = source.actors[name] ?? {}
      const asked = states.filter(({ invoke }) => invoke.some(({ src }) => src === name))
      const isChart = logic instanceof StateMachine || by === 'flowPort'
      return [
        isChart ? `[${name}](${fileOf(name)}.md)` : code(name),
        isChart ? `chart${by === '' ? '' : ', fetched when first entered'}` : by,
        types[1] && !isChart ? code(types[1]) : '',
        types[0] && !isChart ? code(types[0]) : '',
        asked.length > 0 ? asked.map((node) => code(pathOf(node))).join(', ') : 'spawned',
      ]
    }),
  )
}
