import { type AnyActorRef, type AnyMachineSnapshot, type AnyTransitionDefinition, isMachineSnapshot } from 'xstate'
import { viewOf } from '../core/state-meta.ts'
import { lineOf } from '../devtools/chart-text.ts'
import type { Event, Move, Simulation } from '../devtools/simulation.ts'
import type { ChartScenario } from './model/scenario.ts'
import { startKit } from './model/start-kit.ts'
import { misplacedData } from './model/state-data.ts'
import { tellProgress } from './progress.ts'
import { payloads, world } from './scenarios.ts'

/** A situation of a chart: the shortest path to it, and what was found there. Plain data. */
export interface Situation {
  path: Move[]
  /** The ids of the active states. */
  states: string[]
  value: unknown
  /** The failure that the chart holds. */
  code: string | undefined
  /** The view that it names. */
  view: string | undefined
  /** Whether it shows something over another's view. */
  visible: boolean
  /** What the kit and its wallets hold outside of the state that it belongs to. */
  misplaced: string[]
}

/** What an exploration has found. Plain data, for it is kept. */
export interface ExplorationResult {
  situations: Situation[]
  /** The lines of the chart's text that were taken, each with the shortest path that takes it. */
  taken: [line: string, path: Move[]][]
}

/** Explores a chart breadth first, every situation by the shortest path to it, on the real actors; each move starts from a fork. */
export function explore(scenario: ChartScenario): ExplorationResult {
  const { chart, input, lazy, prelude, at, stateKey, commands = [], expandIf = () => true } = scenario
  const all = [...(payloads.get(chart)?.commands ?? []), ...commands]
  const taken = new Map<AnyTransitionDefinition, Move[]>()
  const situations = new Map<string, Situation>()
  const queue: { path: Move[]; here: Simulation }[] = []
  const arrive = (here: Simulation, path: Move[]) => {
    for (const { at: where, transition } of here.taken)
      if (where === at && !taken.has(transition)) taken.set(transition, path)
    const snapshot = snapshotAt(here, at)
    if (!snapshot) return
    const { value, context } = snapshot
    const key = JSON.stringify([withoutNotices(value), context.failure?.code, stateKey?.(here)])
    if (situations.has(key)) return
    situations.set(key, { ...situationOf(snapshot, path), misplaced: misplacedData(here) })
    if (path === prelude || expandIf(here)) queue.push({ path, here })
  }
  arrive(startKit(prelude, input, lazy), prelude)
  for (let next = queue.shift(); next; next = queue.shift()) {
    tellProgress()
    const { path, here } = next
    const fork = here.checkpoint()
    for (const move of movesFrom(here, at, all)) {
      const there = fork()
      there.play(move)
      arrive(there, [...path, move])
    }
  }
  const lines = new Map<string, Move[]>()
  for (const [transition, path] of taken) {
    const line = lineOf(transition)
    if (!lines.has(line)) lines.set(line, path)
  }
  return { situations: [...situations.values()], taken: [...lines] }
}

/** A chart's state but for the kit's notices: nothing follows from them, and they would multiply every situation. */
const withoutNotices = (value: unknown) => (Object(value) === value ? { ...Object(value), notices: undefined } : value)

/** The snapshot of the chart that runs at the end of a path; undefined where it has ended. @throws what broke it, or the kit. */
function snapshotAt({ root, find }: Simulation, at: string): AnyMachineSnapshot | undefined {
  const snapshot: unknown = find(at)?.getSnapshot()
  for (const each of [root.getSnapshot(), Object(snapshot)]) if (each.status === 'error') throw each.error
  return isMachineSnapshot(snapshot) && snapshot.status === 'active' ? snapshot : undefined
}

const situationOf = (snapshot: AnyMachineSnapshot, path: Move[]): Omit<Situation, 'misplaced'> => ({
  path,
  states: snapshot._nodes.map(({ id }) => id),
  value: snapshot.value,
  code: snapshot.context.failure?.code,
  view: viewOf(snapshot),
  visible: snapshot.hasTag('visible'),
})

/** Everything that can happen now: commands that the chart takes, and whatever the world may do. */
function movesFrom(simulation: Simulation, at: string, commands: Event[]): Move[] {
  const actor: AnyActorRef | undefined = simulation.find(at)
  const taken = commands.filter((event) => actor?.getSnapshot().can(event))
  return [...taken.map((event): Move => ({ do: 'send', at, event })), ...movesOfWorld(simulation)]
}

/** Whatever the world may do now: ports answer or fail, channels tell, delays end. */
export function movesOfWorld(simulation: Simulation): Move[] {
  const answers = simulation.working().flatMap(({ at: where, src }): Move[] => {
    const port = world.ports[src]
    if (!port) {
      const emissions = (world.channels[where] ?? world.channels[src] ?? []).map(
        (event): Move => ({ do: 'emit', at: where, event }),
      )
      return [...emissions, { do: 'reject', at: where, code: 'unheard-of' }]
    }
    return [
      ...port.outputs.map((output): Move => ({ do: 'resolve', at: where, output })),
      ...port.codes.map((code): Move => ({ do: 'reject', at: where, code })),
    ]
  })
  return [...answers, ...simulation.timers().map((timer): Move => ({ do: 'fire', ...timer }))]
}
