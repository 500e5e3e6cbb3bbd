import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { transitionId } from '../chart/model.ts'
import { simulateFrom, startOf } from '../samples/index.ts'
import { type Move, type Simulation, simulate } from '../simulation.ts'
import { type Choice, choicesOn } from './choices.ts'

/** The current state of a simulated chart. */
export interface SimulatorState {
  machine: AnyStateMachine
  active: ReadonlySet<string>
  taken: ReadonlyMap<string, number>
  last: ReadonlySet<string>
  value: unknown
  context: unknown
  /** Whether the chart is done. */
  ended: boolean
  choices: readonly Choice[]
  /** The moves so far. */
  played: readonly Move[]
  /** Why the last move failed; undefined if it succeeded. */
  refusal: string | undefined
  /** The root of the chart's actor tree. */
  root: AnyActorRef
}

/** A chart that runs on its own, with its environment played by hand. */
export interface ChartSimulator {
  get(): SimulatorState
  subscribe(listener: () => void): () => void
  play(move: Move): void
  undo(): void
  reset(): void
}

/** Starts a chart where it really runs, if that is known, and otherwise on its own. @throws any error of its start. */
export function createChartSimulator(machine: AnyStateMachine): ChartSimulator {
  const start = startOf(machine.id)
  const at = start?.at ?? ''
  const begin = () => (start ? simulateFrom(start) : simulate(machine))
  const listeners = new Set<() => void>()
  let shown = shownOf(begin(), at, [], 0)

  const show = (next: Shown) => {
    shown = next
    for (const listener of [...listeners]) listener()
  }
  const restart = (moves: readonly Move[]) => {
    // The previous simulation is left to the garbage collector: a view that still renders it must not see it stop.
    const simulation = begin()
    const { actor } = shownOf(simulation, at, [], 0)
    for (const move of moves.slice(0, -1)) simulation.play(move)
    const before = simulation.taken.length
    for (const move of moves.slice(-1)) simulation.play(move)
    show(shownOf(simulation, at, moves, before, actor))
  }
  return {
    get: () => shown.state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    play(move) {
      const { simulation, actor, state } = shown
      const before = simulation.taken.length
      try {
        simulation.play(move)
        show(shownOf(simulation, at, [...state.played, move], before, actor))
      } catch (cause) {
        show({ ...shown, state: { ...state, refusal: cause instanceof Error ? cause.message : String(cause) } })
      }
    },
    undo: () => restart(shown.state.played.slice(0, -1)),
    reset: () => restart([]),
  }
}

interface Shown {
  simulation: Simulation
  actor: AnyActorRef
  state: SimulatorState
}

/** The state of a simulation; `before`: the number of transitions before the last move. */
function shownOf(
  simulation: Simulation,
  at: string,
  played: readonly Move[],
  before: number,
  known?: AnyActorRef,
): Shown {
  const actor = known ?? simulation.find(at)
  if (!actor) throw new Error(`Nothing runs at "${at}"`)
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const { machine, value, context, status } = snapshot
  if (status === 'error') throw snapshot.error
  const own = simulation.taken.filter((one) => one.at === at && one.machine.id === machine.id)
  const fresh = new Set(simulation.taken.slice(before))
  const taken = new Map<string, number>()
  for (const { transition } of own) {
    const id = transitionId(transition)
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  const last = own.filter((one) => fresh.has(one)).map(({ transition }) => transitionId(transition))
  const state: SimulatorState = {
    ...{ machine, value, context, taken, played },
    active: new Set(snapshot._nodes.map(({ id }) => id)),
    last: new Set(played.length > 0 ? last : []),
    ended: status !== 'active',
    choices: choicesOn(simulation, actor, at),
    refusal: undefined,
    root: simulation.root,
  }
  return { simulation, actor, state }
}
