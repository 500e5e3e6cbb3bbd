import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { routeNames, rowOf } from '../../core/routes.ts'
import { chartText, nodesOf, transitionsOf } from '../../devtools/chart-text.ts'
import { allCharts } from '../charts.ts'

const charts = [...(await allCharts())]

/** Every guard, action, actor and delay that is named anywhere in a piece of a chart. */
function namesIn(piece: unknown, seen = new Set<unknown>()): string[] {
  if (typeof piece === 'string') return [piece]
  if (!(piece instanceof Object) || piece instanceof StateMachine || seen.has(piece)) return []
  seen.add(piece)
  // XState's own guards are functions that carry the guards they are made of.
  if (typeof piece === 'function') return 'guards' in piece ? namesIn(piece.guards, seen) : []
  if (Array.isArray(piece)) return piece.flatMap((each) => namesIn(each, seen))
  return Object.values(piece).flatMap((each) => namesIn(each, seen))
}

/** What flows begin as actors of the kit, which an event names [nav-lifetime]. */
const begun = routeNames.flatMap((route) => rowOf(route).asks ?? [])

const usedIn = (machine: AnyStateMachine) => new Set([...namesIn(machine.config), ...delaysOf(machine), ...begun])

// An `after` names its delay by a key.
const delaysOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap(({ config }) => Object.keys(config.after ?? {}))

/** What a chart's `setup` declares and the chart itself, or an action of it, never names. */
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

// What an action enqueues, a spawned actor above all, is named in the body of its function only.
const sourceOf = (action: object): string =>
  'collect' in action ? String(action.collect) : 'src' in action ? `'${String(action.src)}'` : ''

/** Whether a state is left as soon as it is entered. */
const isTransient = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined)

/** Whether a state ends by itself, or each of those that it consists of. */
const isTimed = (node: AnyStateNode): boolean => {
  const within = Object.values(node.states)
  return node.after.length > 0 || isTransient(node) || (within.length > 0 && within.every(isTimed))
}

/** How states look, or what they say, where something has gone wrong. */
const wrong = /rejected|timedOut|blocked|offline|failed|declined|unavailable|unanswered|unchecked/i

const isTagged = (node: AnyStateNode, tag: string): boolean =>
  node.tags.includes(tag) || (node.parent !== undefined && isTagged(node.parent, tag))

/** The ports that a state asks and waits for; what only watches lasts as long as its state, and charts have ends of their own. */
const asked = (machine: AnyStateMachine) =>
  nodesOf(machine.root)
    .filter((node) => node !== machine.root)
    .flatMap((node) => node.invoke.map(({ src }) => ({ node, src: String(src) })))
    .filter(({ src }) => !src.startsWith('watch') && !(machine.implementations.actors[src] instanceof StateMachine))

describe.each(charts)('the %s chart', (_, machine) => {
  it('uses whatever it declares', () => {
    expect(unused(machine)).toEqual([])
  })

  it('names what it does: no function is inline in the chart', () => {
    expect(
      chartText(machine)
        .split('\n')
        .filter((line) => line.includes('unnamed')),
    ).toEqual([])
  })

  it('waits for no answer without a time-out', () => {
    expect(
      asked(machine)
        .filter(({ node }) => !isTimed(node))
        .map(({ src }) => src),
    ).toEqual([])
  })

  it('says by a tag where something has gone wrong [error-reportable]', () => {
    const looksWrong = ({ meta = {} }: AnyStateNode) => wrong.test(String(meta.ring)) || wrong.test(String(meta.status))
    expect(
      nodesOf(machine.root)
        .filter((node) => looksWrong(node) && !isTagged(node, 'failed') && node.type !== 'final')
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('says what is going on in one of several regions only: which of two counts would depend on what came first', () => {
    const isSaying = (node: AnyStateNode) => nodesOf(node).some(({ meta }) => Object(meta).status !== undefined)
    expect(
      nodesOf(machine.root)
        .filter(({ type, states }) => type === 'parallel' && Object.values(states).filter(isSaying).length > 1)
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('names events noun.verb', () => {
    const types = nodesOf(machine.root)
      .flatMap(transitionsOf)
      .map(({ eventType }) => eventType)
      .filter((type) => type !== '' && !type.startsWith('xstate.'))
    expect(types.filter((type) => !/^[a-z]+([A-Z][a-z]+)*\.(\*|[a-z]+([A-Z][a-z]+)*)$/.test(type))).toEqual([])
  })

  it('shows at most one thing in each state, and none within one that shows a view', () => {
    const shows = ({ meta }: AnyStateNode) =>
      Object.keys(Object(meta)).filter((key) => key === 'view' || key === 'flow')
    const twice = nodesOf(machine.root).filter((node) => {
      const within = nodesOf(node).flatMap(shows)
      return shows(node).length > 0 && within.length > 1
    })
    expect(twice.map(({ path }) => path)).toEqual([])
  })
})

it('says of each chart which rules it follows', () => {
  const ruled = charts.map(([name, machine]) => [name, notesOf(machine)] as const)
  expect(ruled.filter(([, notes]) => !/\[[a-z]+-[a-z-]+\]/.test(notes)).map(([name]) => name)).toEqual([])
})

const notesOf = (machine: AnyStateMachine): string =>
  nodesOf(machine.root)
    .map(({ description }) => description ?? '')
    .join('\n')
