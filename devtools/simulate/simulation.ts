import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { transitionId } from '../chart/model.ts'
import { type Move, type Rehearsal, rehearse } from '../rehearsal.ts'
import { setStage, startOf } from '../samples/index.ts'
import { type Choice, choicesOn } from './choices.ts'

/** A simulated chart as it stands. */
export interface Simulated {
  machine: AnyStateMachine
  active: ReadonlySet<string>
  taken: ReadonlyMap<string, number>
  last: ReadonlySet<string>
  value: unknown
  context: unknown
  /** Whether the chart has come to its end. */
  ended: boolean
  choices: readonly Choice[]
  /** What was done so far. */
  played: readonly Move[]
  /** Why the last move could not be made; undefined where it was. */
  refusal: string | undefined
  /** The root of the tree that the chart runs in. */
  root: AnyActorRef
}

/** A chart that runs for itself, with the world around it played by hand. */
export interface Simulation {
  get(): Simulated
  subscribe(listener: () => void): () => void
  play(move: Move): void
  undo(): void
  reset(): void
}

/** Starts a chart in the place where it really runs, where that is known, and by itself otherwise. @throws what it throws on starting. */
export function simulate(machine: AnyStateMachine): Simulation {
  const start = startOf(machine.id)
  const at = start?.at ?? ''
  const begin = () => (start ? setStage(start.stage) : rehearse(machine))
  const listeners = new Set<() => void>()
  let shown = staged(begin(), at, [], 0)

  const show = (next: Staged) => {
    shown = next
    for (const listener of [...listeners]) listener()
  }
  const restart = (moves: readonly Move[]) => {
    // The former stage is left to the garbage collector: whoever still draws it must not see it stop.
    const rehearsal = begin()
    const { actor } = staged(rehearsal, at, [], 0)
    for (const move of moves.slice(0, -1)) rehearsal.play(move)
    const before = rehearsal.taken.length
    for (const move of moves.slice(-1)) rehearsal.play(move)
    show(staged(rehearsal, at, moves, before, actor))
  }
  return {
    get: () => shown.state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    play(move) {
      const { rehearsal, actor, state } = shown
      const before = rehearsal.taken.length
      try {
        rehearsal.play(move)
        show(staged(rehearsal, at, [...state.played, move], before, actor))
      } catch (cause) {
        show({ ...shown, state: { ...state, refusal: cause instanceof Error ? cause.message : String(cause) } })
      }
    },
    undo: () => restart(shown.state.played.slice(0, -1)),
    reset: () => restart([]),
  }
}

interface Staged {
  rehearsal: Rehearsal
  actor: AnyActorRef
  state: Simulated
}

/** What is to be seen on a stage; `before`: how many transitions had been taken before the last move. */
function staged(
  rehearsal: Rehearsal,
  at: string,
  played: readonly Move[],
  before: number,
  known?: AnyActorRef,
): Staged {
  const actor = known ?? rehearsal.find(at)
  if (!actor) throw new Error(`Nothing runs at "${at}"`)
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const { machine, value, context, status } = snapshot
  if (status === 'error') throw snapshot.error
  const own = rehearsal.taken.filter((one) => one.at === at && one.machine.id === machine.id)
  const fresh = new Set(rehearsal.taken.slice(before))
  const taken = new Map<string, number>()
  for (const { transition } of own) {
    const id = transitionId(transition)
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  const last = own.filter((one) => fresh.has(one)).map(({ transition }) => transitionId(transition))
  const state: Simulated = {
    ...{ machine, value, context, taken, played },
    active: new Set(snapshot._nodes.map(({ id }) => id)),
    last: new Set(played.length > 0 ? last : []),
    ended: status !== 'active',
    choices: choicesOn(rehearsal, actor, at),
    refusal: undefined,
    root: rehearsal.root,
  }
  return { rehearsal, actor, state }
}
