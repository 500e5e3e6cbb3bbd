import type { AnyStateMachine } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { simulatedKit } from '../simulated-kit.ts'
import { type Simulation, simulate } from '../simulation.ts'
import { chartsFingerprint } from './charts.ts'
import { fingerprint, statesOf } from './fingerprint.ts'
import { nameOf } from './name.ts'
import { checkTrace, type Step, type Trace } from './trace.ts'

/** Where a replay diverges from the recording. */
export interface Difference {
  /** The input's position in the trace, from 1; 0 if the kit can't even start. */
  position: number
  step: Step | undefined
  /** The kit does not start, or the input can't be played, crashes the charts, or leads to other states. */
  reason: 'start' | 'unplayable' | 'broken' | 'states'
  /** A readable message that names the input. */
  message: string
  /** The current states of the charts, one chart per line. */
  states: string
}

/** A recorded session that can be stepped through in both directions. */
export interface Replay {
  readonly trace: Trace
  /** What limits its validity: other charts than the recorded ones, or missing inputs. */
  readonly warnings: readonly string[]
  /** The running charts after `position` inputs; a new simulation after going back. */
  readonly simulation: Simulation
  /** The number of played inputs. */
  readonly position: number
  /** Where it first diverged, or null. */
  readonly difference: Difference | null
  /** Plays up to a number of inputs, or until it diverges; goes back by starting again. */
  jump(position: number): void
  stop(): void
}

/** Replays a trace on the same charts, input by input; `machine` is the kit, this package's own by default. */
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
  /** A difference before the first input. */
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
 * Replays a whole trace: for a test in which a recorded session must have the same course.
 * @throws TraceError if it is invalid
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
