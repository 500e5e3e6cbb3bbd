import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate'
import { routeNames, rowOf } from '../../core/routes.ts'
import { chartText, lineOf, nameOf, nodesOf, transitionsOf } from '../../devtools/chart-text.ts'
import { allCharts } from '../charts.ts'

const charts = [...(await allCharts())]

/** Every guard, action, actor and delay that any part of a chart names. */
function namesIn(piece: unknown, seen = new Set<unknown>()): string[] {
  if (typeof piece === 'string') return [piece]
  if (!(piece instanceof Object) || piece instanceof StateMachine || seen.has(piece)) return []
  seen.add(piece)
  // XState's own guards are functions that carry the guards they combine.
  if (typeof piece === 'function') return 'guards' in piece ? namesIn(piece.guards, seen) : []
  if (Array.isArray(piece)) return piece.flatMap((each) => namesIn(each, seen))
  return Object.values(piece).flatMap((each) => namesIn(each, seen))
}

/** The flows that the kit spawns as actors, and that an event names [nav-lifetime]. */
const begun = routeNames.flatMap((route) => rowOf(route).asks ?? [])

const usedIn = (machine: AnyStateMachine) => new Set([...namesIn(machine.config), ...delaysOf(machine), ...begun])

// An `after` names its delay by its key.
const delaysOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap(({ config }) => Object.keys(config.after ?? {}))

/** What a chart's `setup` declares, and neither the chart nor one of its actions names. */
function unused(machine: AnyStateMachine): string[] {
  const { actors, actions, guards, delays } = machine.implementations
  const used = usedIn(machine)
  const enqueued = Object.values(actions)
    .map((action) => sourceOf(Object(action)))
    .join('\n')
  return [actors, actions, guards, delays]
    .flatMap((declared) => Object.keys(declared))
    .filter((name) => !used.has(name) && !new RegExp(`['"]${name}['"]`).test(enqueued))
}

// What an action enqueues, above all a spawned actor, is named only in the body of its function.
const sourceOf = (action: object): string =>
  'collect' in action ? String(action.collect) : 'src' in action ? `'${String(action.src)}'` : ''

/** Whether a state is left as soon as it is entered. */
const isTransient = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined)

/** Whether a state, or each of its parts, ends by itself. */
const isTimed = (node: AnyStateNode): boolean => {
  const within = Object.values(node.states)
  return node.after.length > 0 || isTransient(node) || (within.length > 0 && within.every(isTimed))
}

/** Whether a state around it limits how long it lasts in all, however often it starts again. */
const isWithinTimeout = ({ parent }: AnyStateNode): boolean =>
  parent !== undefined && (parent.after.some(({ delay }) => delay === 'request') || isWithinTimeout(parent))

/** The tags or messages of states in which something has gone wrong. */
const wrong = /rejected|timedOut|blocked|offline|failed|declined|unavailable|unanswered|unchecked/i

const isTagged = (node: AnyStateNode, tag: string): boolean =>
  node.tags.includes(tag) || (node.parent !== undefined && isTagged(node.parent, tag))

/**
 * The ports that a state calls and waits for; a port that only watches lasts as long as its state, and charts have
 * their own ends.
 */
const asked = (machine: AnyStateMachine) =>
  nodesOf(machine.root)
    .filter((node) => node !== machine.root)
    .flatMap((node) => node.invoke.map(({ src }) => ({ node, src: String(src) })))
    .filter(({ src }) => !src.startsWith('watch') && !(machine.implementations.actors[src] instanceof StateMachine))

const ancestorsOf = ({ parent }: AnyStateNode): AnyStateNode[] => (parent ? [parent, ...ancestorsOf(parent)] : [])

/** The states around the regions that a state is in: XState does not ask them about an event that a region takes. */
const aroundRegions = (node: AnyStateNode): AnyStateNode[] => {
  const ancestors = ancestorsOf(node)
  const parallel = ancestors.findIndex(({ type }) => type === 'parallel')
  return parallel < 0 ? [] : ancestors.slice(parallel)
}

const covers = (pattern: string, type: string) =>
  pattern === type || (pattern.endsWith('*') && type.startsWith(pattern.slice(0, -1)))

const isForOneEvent = ({ eventType: one }: AnyTransitionDefinition, { eventType: other }: AnyTransitionDefinition) =>
  covers(one, other) || covers(other, one)

/** Whether a transition does all that another one does; if that one leads elsewhere, it may lead elsewhere too. */
const standsFor = (one: AnyTransitionDefinition, other: AnyTransitionDefinition) => {
  const done = one.actions.map(nameOf)
  return other.actions.map(nameOf).every((name) => done.includes(name)) && (!other.target || one.target !== undefined)
}

// Transitions without an event are tried again after each step, so that none is lost.
const reactionsOf = ({ transitions }: AnyStateNode) => [...transitions.values()].flat()

/** The transitions of regions that take an event from a state around them, and do not do what that state would do. */
const shadowing = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) => {
    const shadowed = aroundRegions(node).flatMap(reactionsOf)
    return reactionsOf(node)
      .filter((each) => shadowed.some((other) => isForOneEvent(each, other) && !standsFor(each, other)))
      .map(lineOf)
  })

describe.each(charts)('the %s chart', (_, machine) => {
  it('uses everything it declares', () => {
    expect(unused(machine)).toEqual([])
  })

  it('names its implementations: the chart has no inline function', () => {
    expect(
      chartText(machine)
        .split('\n')
        .filter((line) => line.includes('unnamed')),
    ).toEqual([])
  })

  it('waits for no answer without a timeout', () => {
    expect(
      asked(machine)
        .filter(({ node }) => !isTimed(node) && !isWithinTimeout(node))
        .map(({ src }) => src),
    ).toEqual([])
  })

  it('tags every state in which something has gone wrong [error-reportable]', () => {
    const looksWrong = ({ meta = {} }: AnyStateNode) => wrong.test(String(meta.ring)) || wrong.test(String(meta.status))
    expect(
      nodesOf(machine.root)
        .filter((node) => looksWrong(node) && !isTagged(node, 'failed') && node.type !== 'final')
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('reports progress from only one of several regions: with two, the result would depend on their order', () => {
    const isSaying = (node: AnyStateNode) => nodesOf(node).some(({ meta }) => Object(meta).status !== undefined)
    expect(
      nodesOf(machine.root)
        .filter(({ type, states }) => type === 'parallel' && Object.values(states).filter(isSaying).length > 1)
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('has no region that takes an event without what the state around it would do', () => {
    expect(shadowing(machine)).toEqual([])
  })

  it('names events noun.verb', () => {
    const types = nodesOf(machine.root)
      .flatMap(transitionsOf)
      .map(({ eventType }) => eventType)
      .filter((type) => type !== '' && !type.startsWith('xstate.'))
    expect(types.filter((type) => !/^[a-z]+([A-Z][a-z]+)*\.(\*|[a-z]+([A-Z][a-z]+)*)$/.test(type))).toEqual([])
  })

  it('shows at most one view per state, and none within a state that shows one', () => {
    const shows = ({ meta }: AnyStateNode) =>
      Object.keys(Object(meta)).filter((key) => key === 'view' || key === 'flow')
    const twice = nodesOf(machine.root).filter((node) => {
      const within = nodesOf(node).flatMap(shows)
      return shows(node).length > 0 && within.length > 1
    })
    expect(twice.map(({ path }) => path)).toEqual([])
  })
})

it('lists the rules that each chart follows', () => {
  const ruled = charts.map(([name, machine]) => [name, notesOf(machine)] as const)
  expect(ruled.filter(([, notes]) => !/\[[a-z]+-[a-z-]+\]/.test(notes)).map(([name]) => name)).toEqual([])
})

const notesOf = (machine: AnyStateMachine): string =>
  nodesOf(machine.root)
    .map(({ description }) => description ?? '')
    .join('\n')
