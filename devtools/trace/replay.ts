import type { AnyStateMachine } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { simulatedKit } from '../simulated-kit.ts'
import { type Simulation, simulate } from '../simulation.ts'
import { chartsFingerprint } from './charts.ts'
import { fingerprint, statesOf } from './fingerprint.ts'
import { nameOf } from './name.ts'
import { checkTrace, type Step, type Trace } from './trace.ts'

/** Where a replay does not do what was recorded. */
export interface Difference {
  /** The input's place in the trace, the first being 1; 0 where the kit cannot even be started as it was. */
  position: number
  step: Step | undefined
  /** Whether the kit does not start, the input cannot be played or breaks the charts, or leads to other states. */
  reason: 'start' | 'unplayable' | 'broken' | 'states'
  /** What is wrong, for a person to read; it names the input. */
  message: string
  /** The states that the charts are in now, a line for each chart. */
  states: string
}

/** A recorded session that can be gone through, forth and back. */
export interface Replay {
  readonly trace: Trace
  /** What should be known before it is believed: that the charts are not those that were recorded, that inputs are missing. */
  readonly warnings: readonly string[]
  /** The running charts, as they are after `position` inputs; others after going back. */
  readonly simulation: Simulation
  /** How many inputs have been played. */
  readonly position: number
  /** Where it first went another way; null while it did not. */
  readonly difference: Difference | null
  /** Plays until so many inputs have been played, or until there is a difference; goes back by starting again. */
  jump(position: number): void
  stop(): void
}

/** Runs a trace through the same charts, input by input; `machine` is the kit to run it on, this package's own unless given. */
export function createReplay(trace: Trace, machine: AnyStateMachine = simulatedKit): Replay {
  let broken: unknown
  const start = () => {
    broken = undefined
    return simulate(machine, trace.input, systemIds.kit, (cause) => {
      broken = cause ?? 'unknown'
    })
  }
  const isAt = (
    reason: Difference['reason'],
    position: number,
    step: Step | undefined,
    message: string,
  ): Difference => ({
    position,
    step,
    reason,
    message,
    states: statesOf(simulation.root),
  })
  /** What is wrong before the first input. */
  const atStart = () =>
    broken === undefined ? null : isAt('start', 0, undefined, `The kit does not start: ${said(broken)}`)

  let simulation = start()
  let position = 0
  let difference = atStart()

  const next = (step: Step): Difference | null => {
    const differs = (reason: Difference['reason'], message: string) =>
      isAt(
        reason,
        position + 1,
        step,
        `Input ${position + 1} of ${trace.steps.length}, ${nameOf(step.move)}, ${message}`,
      )
    try {
      simulation.play(step.move)
    } catch (cause) {
      return differs('unplayable', `cannot be played: ${said(cause)}`)
    }
    if (broken !== undefined) return differs('broken', `broke the charts: ${said(broken)}`)
    if (step.after === undefined || step.after === fingerprint(simulation.root)) return null
    return differs('states', 'led to other states than when it was recorded')
  }

  return {
    trace,
    warnings: warningsOf(trace, machine),
    get simulation() {
      return simulation
    },
    get position() {
      return position
    },
    get difference() {
      return difference
    },
    jump(target) {
      if (target < position || (difference && difference.position > 0)) {
        simulation.stop()
        simulation = start()
        position = 0
        difference = atStart()
      }
      for (const step of trace.steps.slice(position, target)) {
        if (difference) return
        difference = next(step)
        if (!difference) position += 1
      }
    },
    stop: () => simulation.stop(),
  }
}

const said = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

function warningsOf({ charts, missed }: Trace, machine: AnyStateMachine): string[] {
  return [
    ...(charts === chartsFingerprint(machine) ? [] : ['The charts have changed since the trace was recorded.']),
    ...(missed === 0 ? [] : [`The trace was full: ${missed} inputs that came later are not in it.`]),
  ]
}

/**
 * Runs a whole trace at once: for a test, in which a recorded session has to go as it went.
 * @throws TraceError for what is no trace
 */
export function replay(
  trace: unknown,
  machine?: AnyStateMachine,
): Pick<Replay, 'difference' | 'warnings' | 'simulation'> {
  const running = createReplay(checkTrace(trace), machine)
  running.jump(running.trace.steps.length)
  const { difference, warnings, simulation } = running
  return { difference, warnings, simulation }
}
