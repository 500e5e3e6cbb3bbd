import * as z from 'zod'

const id = z.union([z.string(), z.number()])
const topic = z.string().regex(/^[\da-f]{64}$/)
const message = z.string().min(1)
const ttl = z.number().int().positive()
const attestation = z.string().optional()

const call = <Method extends string, Params extends z.ZodType>(method: Method, params: Params) =>
  z.object({ id, method: z.literal(method), params })

/** A client's call to the relay. */
const Call = z.discriminatedUnion('method', [
  call('irn_subscribe', z.object({ topic })),
  call('irn_batchSubscribe', z.object({ topics: z.array(topic).max(500) })),
  call('irn_unsubscribe', z.object({ topic, id: z.string() })),
  call('irn_publish', z.object({ topic, message, ttl, tag: z.number().int(), attestation })),
  call('wc_proposeSession', z.object({ pairingTopic: topic, sessionProposal: message, ttl, attestation })),
  call(
    'wc_approveSession',
    z.object({
      sessionTopic: topic,
      pairingTopic: topic,
      sessionProposalResponse: message,
      sessionSettlementRequest: message,
      ttl,
    }),
  ),
])
export type Call = z.infer<typeof Call>

const Head = z.object({ id, method: z.string() })
const Answer = z.union([z.object({ id, result: z.unknown() }), z.object({ id, error: z.unknown() })])

/** A client's message, as far as it could be parsed. */
export type Incoming =
  | { kind: 'call'; call: Call }
  /** The client has acknowledged a message from the relay. */
  | { kind: 'answer'; id: string | number }
  | { kind: 'mistake'; id: string | number | null; error: { code: number; message: string } }

/** Parses a client's message. */
export function readMessage(text: string): Incoming {
  const given = parsed(text)
  const head = Head.safeParse(given)
  if (!head.success) {
    const answer = Answer.safeParse(given)
    if (answer.success) return { kind: 'answer', id: answer.data.id }
    return { kind: 'mistake', id: null, error: { code: -32600, message: 'Invalid request' } }
  }
  const read = Call.safeParse(given)
  if (read.success) return { kind: 'call', call: read.data }
  const known = Call.options.some(({ shape }) => shape.method.value === head.data.method)
  const error = known
    ? { code: -32602, message: `Invalid params: ${z.prettifyError(read.error)}` }
    : { code: -32601, message: 'Method not found' }
  return { kind: 'mistake', id: head.data.id, error }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
