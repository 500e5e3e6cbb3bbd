import type { ActorOptions, AnyActorLogic, AnyActorRef, InspectionEvent } from 'xstate'
import type { Move } from '../simulation.ts'
import { timerNames } from '../timers.ts'
import { writtenFingerprint } from './charts-fingerprint.ts'
import { fingerprint } from './fingerprint.ts'
import { inputOf } from './inputs.ts'
import { nameOf } from './name.ts'
import { redactor } from './redact.ts'
import { checkTrace, limits, TRACE_FORMAT, TRACE_VERSION, type Trace } from './trace.ts'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** Records every external input of a kit, redacted on arrival. */
export interface Recorder {
  /** The clock that the kit has to use: when a timer fires is an input. */
  readonly clock: Clock
  /** Records a kit that has been created and not yet started, with its input. Returns the function that stops it. */
  follow(kit: AnyActorRef, input: { networks: readonly { id: string | number }[] }): () => void
  /** The inputs so far, redacted. */
  trace(): Promise<Trace>
  /** The names of the last inputs, even when the trace is full. */
  last(): readonly string[]
}

/** How many inputs are kept by name. */
const LAST = 20

/** Creates a recorder for one run of a kit. `now` returns milliseconds. */
export function createRecorder(now: () => number = () => performance.now()): Recorder {
  const start = now()
  const steps: { t: number; move: unknown; after?: string }[] = []
  const last: string[] = []
  let [characters, missed] = [0, 0]
  let hides = redactor()
  let startedWith: unknown = {}
  let root: AnyActorRef | undefined
  /** The input that is being processed. */
  let current: unknown

  const rootOf = () => {
    if (!root) throw new Error('The clock runs for no kit')
    return root
  }
  const nextTimer = timerNames(rootOf)

  /** Records the states after the last input, unless it is still being processed. */
  const close = () => {
    const step = steps.at(-1)
    if (root && step && step.after === undefined && current === undefined && missed === 0)
      step.after = fingerprint(root, hides.redactPath)
  }

  const note = (input: Move) => {
    close()
    const t = Math.round(now() - start)
    last.push(`${t} ms  ${nameOf(input)}`)
    if (last.length > LAST) last.shift()
    const move = hides.redact(input)
    const size = JSON.stringify(move).length
    if (missed > 0 || steps.length === limits.steps || characters + size > limits.characters) {
      missed += 1
      return
    }
    characters += size
    steps.push({ t, move })
  }

  const hear = (happening: InspectionEvent) => {
    if (happening.type === '@xstate.snapshot' && happening.event === current) current = undefined
    const input = inputOf(happening)
    if (!input || happening.type !== '@xstate.event') return
    note(input)
    const { event } = happening
    current = event
    // A stopped actor processes nothing, and no processing outlasts a microtask.
    queueMicrotask(() => {
      if (current === event) current = undefined
    })
  }

  return {
    clock: {
      setTimeout(run, delay) {
        const timer = nextTimer()
        const fire = () => {
          note({ do: 'fire', ...timer })
          current = timer
          run()
          current = undefined
        }
        return setTimeout(fire, delay)
      },
      clearTimeout: (running: ReturnType<typeof setTimeout>) => clearTimeout(running),
    },
    follow(kit, input) {
      root = kit
      hides = redactor(input.networks.map(({ id }) => String(id)))
      startedWith = hides.redact(input)
      const { unsubscribe } = kit.system.inspect(hear)
      return unsubscribe
    },
    async trace() {
      close()
      const [format, version, charts] = [TRACE_FORMAT, TRACE_VERSION, writtenFingerprint]
      return checkTrace({ format, version, charts, input: startedWith, steps: structuredClone(steps), missed })
    },
    last: () => last,
  }
}
