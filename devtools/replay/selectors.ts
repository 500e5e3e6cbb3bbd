import type { ActorRefFrom, AnyActorRef, StateValue } from 'xstate'
import { flowOf } from '../../core/state-meta.ts'
import { routeId } from '../../core/system-ids.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { transitionId } from '../chart/index.ts'
import type { Simulation } from '../simulation.ts'
import type { Step } from '../trace/trace.ts'
import { actorPath, chartOf, treeOf } from '../tree.ts'
import type { Reached } from './play-replay.ts'

/** A running chart, and its active states as paths. */
export interface RunningChart {
  at: string
  chart: string
  actor: AnyActorRef
  states: string[]
  done: boolean
}

/** The running charts of a replay with their active states, the kit first. */
export const runningCharts = ({ root }: Simulation): RunningChart[] =>
  treeOf(root).flatMap((actor) => {
    const snapshot = chartOf(actor)
    if (!snapshot) return []
    const done = snapshot.status !== 'active'
    return [{ at: actorPath(actor), chart: snapshot.machine.id, actor, states: pathsOf(snapshot.value), done }]
  })

/** The innermost states of a state value, as paths. */
export const pathsOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) => {
        const within = inner === undefined ? [] : pathsOf(inner)
        return within.length === 0 ? [key] : within.map((path) => `${key}.${path}`)
      })

/** The path of the chart that owns the current view: a flow's, or the kit. */
export function ownerIn({ root }: Pick<Simulation, 'root'>): string {
  const kit: ActorRefFrom<typeof kitMachine> = root
  const snapshot = kit.getSnapshot()
  if (!isOpenIn({ root }) || flowOf(snapshot) === undefined) return ''
  const top = snapshot.context.stack.at(-1)
  const id = top ? routeId(top) : ''
  return id in snapshot.children ? id : ''
}

/** Whether the modal is visible. */
export function isOpenIn({ root }: Pick<Simulation, 'root'>): boolean {
  const snapshot = chartOf(root)
  return snapshot?.status === 'active' && snapshot.hasTag('open')
}

/** The highlights of a chart's diagram: its active states, its transitions so far, and those of the last input. */
export function courseOf({ at, actor }: Pick<RunningChart, 'at' | 'actor'>, { simulation, before }: Reached) {
  const taken = new Map<string, number>()
  const last = new Set<string>()
  for (const [index, step] of simulation.taken.entries()) {
    if (step.at !== at) continue
    const name = transitionId(step.transition)
    taken.set(name, (taken.get(name) ?? 0) + 1)
    if (index >= before) last.add(name)
  }
  return { active: new Set((chartOf(actor)?._nodes ?? []).map(({ id }) => id)), taken, last }
}

/** The time of a step as a clock shows it: 0:12.345. */
export function timeOf({ t }: Pick<Step, 't'>): string {
  const whole = Math.round(t)
  const [minutes, rest] = [Math.floor(whole / 60_000), whole % 60_000]
  return `${minutes}:${String(Math.floor(rest / 1_000)).padStart(2, '0')}.${String(rest % 1_000).padStart(3, '0')}`
}

/** The maximum number of displayed characters of an input's payload. */
export const LONGEST_PAYLOAD = 20_000

/** The payload of an input, as text. */
export function payloadOf({ move }: Step): string {
  const text = JSON.stringify(move, null, 2)
  const left = text.length - LONGEST_PAYLOAD
  return left > 0 ? `${text.slice(0, LONGEST_PAYLOAD)}\n… and ${left} characters more` : text
}
