import {
  type ActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type Snapshot,
  StateMachine,
} from 'xstate'
import { type ErrorParams, PorticoError } from '../core/errors.ts'
import { isErrorCode } from './error-codes.ts'
import { type Timer, timerNames } from './timers.ts'
import { actorAt, actorPath, treeOf } from './tree.ts'

/** An event as plain data, which a story file can contain. */
export interface Event {
  type: string
  [key: string]: unknown
}

/**
 * One event of a tree of charts, as plain data. `at` is the path of an actor: the ids of the children from the root,
 * separated by slashes, empty for the root itself.
 */
export type Move =
  | { do: 'send'; at: string; event: Event }
  | { do: 'resolve'; at: string; output?: unknown }
  | { do: 'reject'; at: string; code: string; params?: ErrorParams | undefined }
  | { do: 'emit'; at: string; event: Event }
  | { do: 'fire'; at: string; timer: string }

/** Pending work of a chart: a call of a port, or an open channel. */
export interface Work {
  at: string
  src: string
}

/** A transition and the chart that took it. */
export interface Taken {
  at: string
  machine: AnyStateMachine
  transition: AnyTransitionDefinition
}

interface Running extends Timer {
  run: () => void
}

/**
 * A running tree of charts whose ports answer, whose channels emit and whose timers fire only when a test or tool says
 * so.
 */
export interface Simulation {
  root: AnyActorRef
  /** The actor at a path; undefined if there is none. */
  find(at: string): AnyActorRef | undefined
  /** Plays a move like the real environment. @throws if there is nothing to play it on. */
  play(move: Move): void
  /** The pending ports and channels in the whole tree. */
  working(): Work[]
  /** The pending delays in the whole tree, in starting order. */
  timers(): Timer[]
  /** Every transition taken so far. */
  taken: Taken[]
  /**
   * Saves the current state. Each call of the returned function starts another tree from there, with an empty list of
   * transitions.
   */
  checkpoint(): () => Simulation
  stop(): void
}

/** The state of a tree: its snapshots, and its pending delays in starting order. */
interface Checkpoint {
  snapshot: Snapshot<unknown>
  delays: { source: string; target: string; event: EventObject; delay: number; id: string }[]
}

/**
 * Starts the real chart with all its children in a scripted environment. Errors of a chart are thrown, unless `onError`
 * handles them.
 */
export function simulate(
  machine: AnyStateMachine,
  input?: unknown,
  systemId?: string,
  onError?: (cause: unknown) => void,
): Simulation {
  return begin(machine, { input, systemId, onError })
}

interface Beginning {
  input?: unknown
  systemId?: string | undefined
  onError?: ((cause: unknown) => void) | undefined
  checkpoint?: Checkpoint
}

function begin(machine: AnyStateMachine, { input, systemId, onError, checkpoint }: Beginning): Simulation {
  const running = new Set<Running>()
  const taken: Taken[] = []
  const nextTimer = timerNames(() => root)
  const clock = {
    setTimeout(run: () => void) {
      const timer = { ...nextTimer(), run }
      running.add(timer)
      return timer
    },
    clearTimeout: (timer: Running) => void running.delete(timer),
  }
  const root: AnyActorRef = createActor(scripted(machine), {
    input,
    clock,
    ...(systemId !== undefined && { systemId }),
    ...(checkpoint && { snapshot: checkpoint.snapshot }),
    inspect(happening) {
      if (happening.type !== '@xstate.microstep') return
      const actor = happening.actorRef
      if (!isChart(actor)) return
      for (const transition of happening._transitions)
        taken.push({ at: actorPath(actor), machine: actor.logic, transition })
    },
  })
  if (onError) root.subscribe({ error: onError })
  root.start()

  const find = (at: string) => actorAt(root, at)
  const need = (at: string) => {
    const actor = find(at)
    if (actor) return actor
    throw new Error(
      `There is no "${at}" to play on; there are ${treeOf(root)
        .map((actor) => actorPath(actor) || 'the kit')
        .join(', ')}`,
    )
  }
  // XState restores actors, but not their pending delays.
  for (const { source, target, event, delay, id } of checkpoint?.delays ?? [])
    root.system.scheduler.schedule(need(source), need(target), event, delay, id)
  const play = (move: Move) => {
    if (move.do === 'send') need(move.at).send(move.event)
    if (move.do === 'resolve') need(move.at).send({ type: resolved, output: move.output })
    if (move.do === 'reject') need(move.at).send({ type: rejected, error: errorOf(move.code, move.params) })
    if (move.do === 'emit') need(move.at)._parent?.send(move.event)
    if (move.do === 'fire') {
      const timer = [...running].find(({ at, timer }) => at === move.at && timer === move.timer)
      if (!timer) throw new Error(`No delay "${move.timer}" is running in "${move.at}"`)
      running.delete(timer)
      timer.run()
    }
  }
  return {
    root,
    find,
    play,
    taken,
    working: () =>
      treeOf(root)
        .filter((actor) => !isChart(actor) && actor.getSnapshot().status === 'active')
        .map((actor) => ({ at: actorPath(actor), src: String(actor.src) })),
    timers: () => [...running].map(({ at, timer }) => ({ at, timer })),
    checkpoint: () => {
      const kept = checkpointOf(root)
      return () => begin(machine, { systemId, onError, checkpoint: kept })
    },
    stop: () => root.stop(),
  }
}

const checkpointOf = (root: AnyActorRef): Checkpoint => ({
  snapshot: root.getPersistedSnapshot(),
  delays: Object.values(root.system.getSnapshot()._scheduledEvents).map(({ source, target, event, delay, id }) => ({
    ...{ source: actorPath(source), target: actorPath(target), event, delay, id },
  })),
})

const resolved = 'script.resolved'
const rejected = 'script.rejected'

type ScriptEvent = EventObject & { output?: unknown; error?: unknown }

/** Replaces a port or a channel: it waits until a move ends it. */
const standIn: ActorLogic<Snapshot<unknown>, ScriptEvent> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition(snapshot, event) {
    if (event.type === resolved) return { status: 'done', output: event.output, error: undefined }
    if (event.type === rejected) return { status: 'error', output: undefined, error: event.error }
    if (event.type === 'xstate.stop') return { status: 'stopped', output: undefined, error: undefined }
    return snapshot
  },
}

/** The chart with every port and channel replaced by a stand-in, including those of its child charts. */
function scripted(machine: AnyStateMachine): AnyStateMachine {
  const known = scripts.get(machine)
  if (known) return known
  const replaced = Object.entries(machine.implementations.actors).map(([src, logic]) => [
    src,
    logic instanceof StateMachine ? scripted(logic) : standIn,
  ])
  const script = machine.provide({ actors: Object.fromEntries(replaced) })
  scripts.set(machine, script)
  return script
}

// Cached, because an exploration starts the same chart thousands of times.
const scripts = new WeakMap<AnyStateMachine, AnyStateMachine>()

const isChart = (actor: object): actor is AnyActorRef & { logic: AnyStateMachine } =>
  'logic' in actor && actor.logic instanceof StateMachine

const errorOf = (code: string, params?: ErrorParams) =>
  isErrorCode(code) ? new PorticoError(code, params) : new Error(code)
