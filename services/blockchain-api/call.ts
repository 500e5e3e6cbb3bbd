import * as z from 'zod/mini'
import { type ErrorParams, PorticoError } from '../../core/errors.ts'
import { listOf, parse, text } from '../../core/schema.ts'
import { type Answer, addressOf, answerOf } from '../http.ts'
import { patientFetch } from '../patient-fetch.ts'
import { shared } from '../shared.ts'

/** The identity of the client of the blockchain API [assets-identity]. */
export interface ApiIdentity {
  /** Default: `https://rpc.walletconnect.org`. */
  url?: string | undefined
  projectId: string
  /** The SDK and its version (`sv`). */
  sdkVersion: string
  /** The id of this page's client at the relay, if a wallet is linked through it. */
  clientId?: () => Promise<string | undefined>
}

/** A request to the API; empty or missing members are omitted. */
export interface ApiCall {
  path: string
  query?: Readonly<Record<string, string | undefined>>
  /** A request with a body is a POST. */
  body?: object
  /** Whether the request has an effect, so that it must not be repeated. */
  changes?: boolean
}

/**
 * Calls the API, and parses its answer with a schema. Requests without an effect are shared while they run
 * [assets-cache], and retried if the API is busy or broken [directory-retry].
 * @throws `api.limited` (429), `api.unavailable` (503), `api.refused` for any other status, with the API's reason if it
 * gives one, `rpc.malformed` for an invalid answer, `service.timeout`, `request.aborted`, `network.offline`.
 */
export type AskApi = <Schema extends z.ZodMiniType>(
  call: ApiCall,
  schema: Schema,
  signal: AbortSignal,
) => Promise<z.output<Schema>>

/** In characters: enough for five thousand tokens with their picture URLs. */
const longest = 4 * 1024 * 1024

const faults = z.object({ reasons: listOf(z.object({ description: text(256) }), 1) })

function refusalOf({ status, said }: Answer): PorticoError {
  if (status === 429) return new PorticoError('api.limited')
  if (status === 503) return new PorticoError('api.unavailable')
  const reason = parse(faults, said)?.reasons[0]?.description
  const params: ErrorParams = { status, ...(reason && { reason }) }
  return new PorticoError('api.refused', params)
}

/** The error of a failed request, with one of the codes above. */
function errorOf(cause: unknown, signal: AbortSignal): PorticoError {
  if (signal.aborted) return new PorticoError('request.aborted', undefined, { cause })
  if (cause instanceof PorticoError) return cause
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  return new PorticoError(isLate ? 'service.timeout' : 'network.offline', undefined, { cause })
}

/** Creates the function that calls the API for a project. */
export function apiFor({
  url = 'https://rpc.walletconnect.org',
  projectId,
  sdkVersion,
  clientId,
}: ApiIdentity): AskApi {
  const identity = { projectId, st: 'appkit', sv: sdkVersion }
  const answers = shared<Answer>({ life: 0 })
  return async ({ path, query, body, changes = false }, schema, signal) => {
    // No browser cache: this code decides how long an answer is valid. Without extra headers there is no CORS
    // preflight, which the API may not support [assets-plain].
    const init: RequestInit = { cache: 'no-store', ...(body && { method: 'POST', body: JSON.stringify(body) }) }
    try {
      const known = { ...identity, clientId: await clientId?.() }
      const address = addressOf({ base: url, path, query: { ...known, ...query } })
      const read = async (within: AbortSignal) => answerOf(await patientFetch(address, init, within, !changes), longest)
      const answer = await (changes ? read(signal) : answers(`${address} ${init.body}`, signal, read))
      if (answer.status < 200 || answer.status > 299) throw refusalOf(answer)
      const said = parse(schema, answer.said)
      if (said === undefined) throw new PorticoError('rpc.malformed')
      return said
    } catch (cause) {
      throw errorOf(cause, signal)
    }
  }
}

/** The schema of an answer that is ignored. */
export const anything = z.transform(() => true)
