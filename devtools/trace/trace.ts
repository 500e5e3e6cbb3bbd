import * as z from 'zod/mini'
import { parse, record, text } from '../../core/schema.ts'

export const TRACE_FORMAT = 'portico-trace'
/** Counts up when an older reader could not make sense of what is written. */
export const TRACE_VERSION = 1

/** A trace holds that many inputs, and about that many characters of them. */
export const limits = { steps: 5_000, characters: 2_000_000, file: 20_000_000, depth: 60 } as const

/** This very value. */
const exactly = <const T extends string | number>(value: T) => z.custom<T>((each) => each === value)

/** A number of at least 0. */
const count = z.custom<number>((value) => typeof value === 'number' && value >= 0)

const event = z.looseObject({ type: text(200) })
const at = text(500)
const params = z.custom<Record<string, string | number>>(
  (value) =>
    parse(record, value) !== undefined &&
    Object.values(Object(value)).every((each) => typeof each === 'string' || typeof each === 'number'),
)

const moves = [
  z.object({ do: exactly('send'), at, event }),
  z.object({ do: exactly('resolve'), at, output: z.optional(z.unknown()) }),
  z.object({ do: exactly('reject'), at, code: z.string(), params: z.optional(params) }),
  z.object({ do: exactly('tell'), at, event }),
  z.object({ do: exactly('fire'), at, timer: z.string() }),
] as const

const move = z.custom<z.infer<(typeof moves)[number]>>((value) =>
  moves.some((each) => parse(each, value) !== undefined),
)

const step = z.object({
  /** Milliseconds since the recording began. */
  t: count,
  move,
  /** The fingerprint of all states when the input had been dealt with; left out where the next one came in the midst of it. */
  after: z.optional(text(16)),
})

const trace = z.object({
  format: exactly(TRACE_FORMAT),
  version: exactly(TRACE_VERSION),
  /** The fingerprint of the charts that ran. */
  charts: text(16),
  /** What the kit was started with, redacted. */
  input: z.looseObject({}),
  steps: z.array(step).check(z.refine((list) => list.length <= limits.steps)),
  /** How many inputs came when the trace was full: they are not in it. */
  missed: count,
})

/** A recorded session: its inputs, in order, and nothing else. */
export type Trace = z.infer<typeof trace>
export type Step = z.infer<typeof step>

const sentences = {
  size: () => 'The file is larger than any trace',
  json: () => 'The file is not a whole trace: it is cut off, or no JSON',
  format: () => 'The file is not a trace of Portico',
  version: (found: string) => `The trace is of version ${found}; this reader knows version ${TRACE_VERSION}`,
  depth: () => 'The trace has been changed: something in it is nested deeper than anything that is recorded',
  shape: (where: string) => `The trace has been changed: ${where} is not as it was written`,
} as const

/** A trace that cannot be read; the message says why. */
export class TraceError extends Error {
  readonly code: keyof typeof sentences

  constructor(code: keyof typeof sentences, found = '') {
    super(sentences[code](found))
    this.name = 'TraceError'
    this.code = code
  }
}

const header = z.looseObject({ format: exactly(TRACE_FORMAT), version: z.unknown() })

/** Whether a value is nested deeper than a limit; not by recursion, which is what too deep a value would break. */
function isDeeper(value: unknown, limit: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true
    level = level.flatMap((one) => (one instanceof Object ? Object.values(one) : []))
  }
  return false
}

/** Checks what claims to be a trace. @throws TraceError */
export function checkTrace(value: unknown): Trace {
  const head = header.safeParse(value)
  if (!head.success) throw new TraceError('format')
  const { version } = head.data
  if (version !== TRACE_VERSION) throw new TraceError('version', String(version))
  if (isDeeper(value, limits.depth)) throw new TraceError('depth')
  const checked = trace.safeParse(value)
  if (checked.success) return checked.data
  throw new TraceError('shape', checked.error.issues[0]?.path.map(String).join('.') || 'it')
}

/** Reads a trace from the text of a file. @throws TraceError */
export function readTrace(text: string): Trace {
  if (text.length > limits.file) throw new TraceError('size')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TraceError('json')
  }
  return checkTrace(value)
}
