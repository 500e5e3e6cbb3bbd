import type { AnyActorRef } from 'xstate'
import { lineOf } from '../devtools/chart-text.ts'
import type { Event, Move, Rehearsal } from '../devtools/rehearsal.ts'
import { stageKit } from '../devtools/staged.ts'
import type { KitInput } from '../machines/kit.ts'
import { payloads, world } from './model/payloads/index.ts'
import { kitInput } from './model/payloads/world.ts'

/** What is explored: one chart, in the place where it really runs. */
export interface Expedition {
  /** The chart's name, which is also that of its payload table. */
  chart: keyof typeof payloads
  /** What the dApp hands to the kit, where it differs from the usual. */
  input?: Partial<KitInput>
  /** Whether the charts of late flows arrive only when the walk says so; at once unless given. */
  late?: boolean
  /** What happens before: the way from an empty page to where the chart runs. */
  prelude: Move[]
  /** The way to the chart's actor. */
  at: string
  /** What tells two situations apart, beside the chart's own state. */
  also?: (rehearsal: Rehearsal) => unknown
  /** What can be sent beside the payloads of the chart. */
  commands?: Event[]
  /** Whether to go on from a situation; everywhere unless given. */
  within?: (rehearsal: Rehearsal) => boolean
}

/** A situation of a chart, and the shortest way to it. */
export interface Situation {
  key: string
  way: Move[]
}

/** A move from one situation to another; `to` is null where the chart has come to its end. */
export interface Step {
  from: Situation
  move: Move
  to: string | null
}

export interface Findings {
  situations: Situation[]
  steps: Step[]
  /** The lines of the chart's text that were taken, each with the shortest way that takes it. */
  taken: Map<string, Move[]>
}

/** Starts the whole kit as every test does, where the input does not say otherwise. */
export const stage = (moves: Move[] = [], input: Partial<KitInput> = {}, late = false): Rehearsal =>
  stageKit({ ...kitInput, ...input }, moves, late)

/** Starts what an expedition explores, and plays the way. */
export const stageOf = ({ input, late }: Pick<Expedition, 'input' | 'late'>, way: Move[]): Rehearsal =>
  stage(way, input, late)

/** Walks a chart breadth first, every situation by the shortest way to it, on the real actors and from the start each time. */
export function explore(expedition: Expedition): Findings {
  const { chart, prelude, at, also, commands = [], within = () => true } = expedition
  const begin = (way: Move[]) => stageOf(expedition, way)
  const taken = new Map<string, Move[]>()
  const steps: Step[] = []
  const known = new Map<string, Situation>()
  const queue: Situation[] = []
  const keyOf = (rehearsal: Rehearsal): string | null => {
    const snapshot = rehearsal.find(at)?.getSnapshot()
    for (const each of [rehearsal.root.getSnapshot(), snapshot]) if (each?.status === 'error') throw each.error
    if (snapshot?.status !== 'active') return null
    return JSON.stringify([snapshot.value, also?.(rehearsal)])
  }
  const arrive = (rehearsal: Rehearsal, way: Move[]): string | null => {
    for (const { at: where, transition } of rehearsal.taken) {
      const line = lineOf(transition)
      if (where === at && !taken.has(line)) taken.set(line, way)
    }
    const key = keyOf(rehearsal)
    if (key !== null && !known.has(key)) {
      const situation = { key, way }
      known.set(key, situation)
      if (way === prelude || within(rehearsal)) queue.push(situation)
    }
    return key
  }

  arrive(begin(prelude), prelude)
  for (let from = queue.shift(); from; from = queue.shift()) {
    const here = begin(from.way)
    for (const move of movesFrom(here, at, [...payloads[chart].commands, ...commands])) {
      const rehearsal = begin([...from.way, move])
      steps.push({ from, move, to: arrive(rehearsal, [...from.way, move]) })
      rehearsal.stop()
    }
    here.stop()
  }
  return { situations: [...known.values()], steps, taken }
}

/** Everything that can happen now: commands that the chart takes, and whatever the world may do. */
function movesFrom(rehearsal: Rehearsal, at: string, commands: Event[]): Move[] {
  const actor: AnyActorRef | undefined = rehearsal.find(at)
  const taken = commands.filter((event) => actor?.getSnapshot().can(event))
  return [...taken.map((event): Move => ({ do: 'send', at, event })), ...movesOfWorld(rehearsal)]
}

export function movesOfWorld(rehearsal: Rehearsal): Move[] {
  const answers = rehearsal.working().flatMap(({ at: where, src }): Move[] => {
    const port = world.ports[src]
    if (!port) {
      const told = (world.channels[where] ?? world.channels[src] ?? []).map(
        (event): Move => ({ do: 'tell', at: where, event }),
      )
      return [...told, { do: 'reject', at: where, code: 'unheard-of' }]
    }
    return [
      ...port.outputs.map((output): Move => ({ do: 'resolve', at: where, output })),
      ...port.codes.map((code): Move => ({ do: 'reject', at: where, code })),
    ]
  })
  return [...answers, ...rehearsal.timers().map((timer): Move => ({ do: 'fire', ...timer }))]
}
