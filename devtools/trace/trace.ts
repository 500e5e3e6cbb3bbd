import * as z from 'zod/mini'
import { parse, record, text } from '../../core/schema.ts'

export const TRACE_FORMAT = 'portico-trace'
/** Incremented when older readers could not understand the format. */
export const TRACE_VERSION = 1

/** The maximum number of inputs in a trace, and of their characters (approximately). */
export const limits = { steps: 5_000, characters: 2_000_000, file: 20_000_000, depth: 60 } as const

/** A literal value. */
const exactly = <const T extends string | number>(value: T) => z.custom<T>((each) => each === value)

/** A non-negative number. */
const count = z.custom<number>((value) => typeof value === 'number' && value >= 0)

const event = z.looseObject({ type: text(200) })
/** The path of an actor. That of a batch of calls contains the wallet's id, of up to 8,194 characters (EIP-5792). */
const at = text(9_000)
const params = z.custom<Record<string, string | number>>(
  (value) =>
    parse(record, value) !== undefined &&
    Object.values(Object(value)).every((each) => typeof each === 'string' || typeof each === 'number'),
)

const moves = [
  z.object({ do: exactly('send'), at, event }),
  z.object({ do: exactly('resolve'), at, output: z.optional(z.unknown()) }),
  z.object({ do: exactly('reject'), at, code: z.string(), params: z.optional(params) }),
  z.object({ do: exactly('emit'), at, event }),
  z.object({ do: exactly('fire'), at, timer: z.string() }),
] as const

const move = z.custom<z.infer<(typeof moves)[number]>>((value) =>
  moves.some((each) => parse(each, value) !== undefined),
)

const step = z.object({
  /** In milliseconds since the start of the recording. */
  t: count,
  move,
  /** The fingerprint of all states after the input; omitted if the next one came during its processing. */
  after: z.optional(text(16)),
})

const trace = z.object({
  format: exactly(TRACE_FORMAT),
  version: exactly(TRACE_VERSION),
  /** The fingerprint of the recorded charts. */
  charts: text(16),
  /** The kit's input, redacted. */
  input: z.looseObject({}),
  steps: z.array(step).check(z.refine((list) => list.length <= limits.steps)),
  /** How many inputs came after the trace was full, and are missing. */
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

/** An invalid trace; the message says why. */
export class TraceError extends Error {
  readonly code: keyof typeof sentences

  constructor(code: keyof typeof sentences, found = '') {
    super(sentences[code](found))
    this.name = 'TraceError'
    this.code = code
  }
}

const header = z.looseObject({ format: exactly(TRACE_FORMAT), version: z.unknown() })

/** Whether a value is nested deeper than a limit; without recursion, which very deep values would break. */
function isDeeper(value: unknown, limit: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true
    level = level.flatMap((one) => (one instanceof Object ? Object.values(one) : []))
  }
  return false
}

/** Validates a trace. @throws TraceError */
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

/** Parses a trace from a file's text. @throws TraceError */
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
