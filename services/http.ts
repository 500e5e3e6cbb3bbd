import { PorticoError } from '../core/errors.ts'
import { lazyConstants } from '../core/lazy-constants.ts'

/** What a service is asked; what is empty or missing is left out [directory-identity]. */
export interface Question {
  base: string
  path: string
  query: Readonly<Record<string, string | undefined>>
}

/** What a service answers: `said` is its JSON, undefined where it speaks none. */
export interface Answer {
  status: number
  said: unknown
}

/** In characters; nothing of ours is as long, unless its caller says so. */
const usual = 256 * 1024

/** Where the answer to a question is. */
export function addressOf({ base, path, query }: Question): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return `${base.replace(/\/$/, '')}${path}?${search}`
}

/** The text of an answer, as far as that is of any use: what does not end is not read to its end. */
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

/** What a service has answered. */
export const answerOf = async (response: Response, longest = usual): Promise<Answer> => ({
  status: response.status,
  said: read(await textOf(response, longest)),
})

/** Asks a service, for 10 s at most. @throws `request.aborted`, `service.timeout`, or `network.offline` where there is no answer. */
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
