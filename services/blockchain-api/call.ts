import * as z from 'zod/mini'
import { type ErrorParams, PorticoError } from '../../core/errors.ts'
import { listOf, parse, text } from '../../core/schema.ts'
import { type Answer, addressOf, answerOf } from '../http.ts'
import { patientFetch } from '../patient-fetch.ts'
import { shared } from '../shared.ts'

/** Who asks the blockchain API [assets-identity]. */
export interface ApiIdentity {
  /** `https://rpc.walletconnect.org` unless given. */
  url?: string | undefined
  projectId: string
  /** What asks, in which version (`sv`). */
  sdkVersion: string
  /** By what the relay knows this page, where a wallet is linked through it. */
  clientId?: () => Promise<string | undefined>
}

/** What the API is asked; what is empty or missing is left out. */
export interface ApiCall {
  path: string
  query?: Readonly<Record<string, string | undefined>>
  /** With a body it is a POST. */
  body?: object
  /** Whether asking twice would do something twice. */
  changes?: boolean
}

/**
 * Asks the API, and reads its answer with a schema. What changes nothing is asked for once at a time [assets-cache], and again
 * where the API is busy or broken [directory-retry].
 * @throws `api.limited` (429), `api.unavailable` (503), `api.refused` for any other status, with the API's reason where it
 * gives one, `rpc.malformed` for an answer that makes no sense, `service.timeout`, `request.aborted`, `network.offline`.
 */
export type AskApi = <Schema extends z.ZodMiniType>(
  call: ApiCall,
  schema: Schema,
  signal: AbortSignal,
) => Promise<z.output<Schema>>

/** In characters: five thousand tokens with their pictures' addresses. */
const longest = 4 * 1024 * 1024

const faults = z.object({ reasons: listOf(z.object({ description: text(256) }), 1) })

function refusalOf({ status, said }: Answer): PorticoError {
  if (status === 429) return new PorticoError('api.limited')
  if (status === 503) return new PorticoError('api.unavailable')
  const reason = parse(faults, said)?.reasons[0]?.description
  const params: ErrorParams = { status, ...(reason && { reason }) }
  return new PorticoError('api.refused', params)
}

/** What came of asking, as one of the codes above. */
function errorOf(cause: unknown, signal: AbortSignal): PorticoError {
  if (signal.aborted) return new PorticoError('request.aborted', undefined, { cause })
  if (cause instanceof PorticoError) return cause
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  return new PorticoError(isLate ? 'service.timeout' : 'network.offline', undefined, { cause })
}

/** The way to ask for a project. */
export function apiFor({
  url = 'https://rpc.walletconnect.org',
  projectId,
  sdkVersion,
  clientId,
}: ApiIdentity): AskApi {
  const identity = { projectId, st: 'appkit', sv: sdkVersion }
  const answers = shared<Answer>({ life: 0 })
  return async ({ path, query, body, changes = false }, schema, signal) => {
    // How long an answer counts is decided here, not by the browser's own memory. Without a header, a browser asks the API for
    // no leave first, which the API may not know to give [assets-plain].
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

/** For an answer that is not read. */
export const anything = z.transform(() => true)
