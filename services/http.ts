import { PorticoError } from '../core/errors.ts'
import { lazyConstants } from '../core/lazy-constants.ts'

/** A request to a service; empty or missing members are omitted [directory-identity]. */
export interface Question {
  base: string
  path: string
  query: Readonly<Record<string, string | undefined>>
}

/** A service's answer: `said` is its JSON, undefined if it is not JSON. */
export interface Answer {
  status: number
  said: unknown
}

/** The default maximum length, in characters. */
const usual = 256 * 1024

/** The URL of a request. */
export function addressOf({ base, path, query }: Question): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return `${base.replace(/\/$/, '')}${path}?${search}`
}

/** The text of an answer, up to a maximum length; stops reading a longer one. */
async function textOf({ body }: Response, longest: number): Promise<string> {
  let text = ''
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  while (reader && text.length <= longest) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
  }
  await reader?.cancel()
  return ''
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses a response. */
export const answerOf = async (response: Response, longest = usual): Promise<Answer> => ({
  status: response.status,
  said: read(await textOf(response, longest)),
})

/**
 * Sends a request, with a timeout of 10 s.
 * @throws `request.aborted`, `service.timeout`, or `network.offline` if there is no answer.
 */
export async function get(question: Question, signal: AbortSignal): Promise<Answer> {
  const patience = AbortSignal.timeout(lazyConstants.rpc.timeout)
  try {
    const within = AbortSignal.any([signal, patience])
    return await answerOf(await fetch(addressOf(question), { signal: within, credentials: 'omit' }))
  } catch (cause) {
    const code = signal.aborted ? 'request.aborted' : patience.aborted ? 'service.timeout' : 'network.offline'
    throw new PorticoError(code, undefined, { cause })
  }
}
