import { type AnyActorRef, type AnyMachineSnapshot, type AnyTransitionDefinition, isMachineSnapshot } from 'xstate'
import { viewOf } from '../core/state-meta.ts'
import { lineOf } from '../devtools/chart-text.ts'
import type { Event, Move, Simulation } from '../devtools/simulation.ts'
import type { ChartScenario } from './model/scenario.ts'
import { startKit } from './model/start-kit.ts'
import { misplacedData } from './model/state-data.ts'
import { tellProgress } from './progress.ts'
import { payloads, world } from './scenarios.ts'

/** A situation of a chart: the shortest path to it, and its properties. Plain data. */
export interface Situation {
  path: Move[]
  /** The ids of the active states. */
  states: string[]
  value: unknown
  /** The code of the failure in the chart's context. */
  code: string | undefined
  /** The view that the chart names. */
  view: string | undefined
  /** Whether it shows something over another view. */
  visible: boolean
  /** Values in the context of the kit and its wallets outside of the state that they belong to. */
  misplaced: string[]
}

/** The result of an exploration. Plain data, since it is stored. */
export interface ExplorationResult {
  situations: Situation[]
  /** The lines of the chart's code that were taken, each with the shortest path that takes it. */
  taken: [line: string, path: Move[]][]
}

/**
 * Explores a chart breadth-first on real actors, reaching every situation by its shortest path; each move starts from a
 * fork.
 */
export function explore(scenario: ChartScenario): ExplorationResult {
  const { chart, input, lazy, prelude, at, stateKey, commands = [] } = scenario
  const { commandIf = () => true, expandIf = () => true } = scenario
  const all = [...(payloads.get(chart)?.commands ?? []), ...commands].filter(commandIf)
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

/** A chart's state without the kit's notices: they have no consequences, but would multiply every situation. */
const withoutNotices = (value: unknown) => (Object(value) === value ? { ...Object(value), notices: undefined } : value)

/**
 * The snapshot of the chart at the end of a path; undefined if the chart has ended. @throws the error that broke it, or
 * the kit.
 */
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

/** All possible moves: the commands that the chart accepts, and the moves of its environment. */
function movesFrom(simulation: Simulation, at: string, commands: Event[]): Move[] {
  const actor: AnyActorRef | undefined = simulation.find(at)
  const taken = commands.filter((event) => actor?.getSnapshot().can(event))
  return [...taken.map((event): Move => ({ do: 'send', at, event })), ...movesOfWorld(simulation)]
}

/** The possible moves of the environment: ports answer or fail, channels emit events, delays elapse. */
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
