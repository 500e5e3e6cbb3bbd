import { requestTimeout } from '../core/request-timeout.ts'
import { signError } from './sign-error.ts'

/** A request to a server. */
export interface Asking {
  url: string | URL
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  credentials?: RequestCredentials
  fetch?: typeof fetch
}

/**
 * Sends a request to a sign-in server, and parses its answer: JSON or plain text.
 * @throws `sign.expired`, `sign.early` or `sign.unauthorized` if the server refuses access, `sign.invalid` if it
 * rejects the signature, and `sign.server` if its answer is unusable.
 */
export async function ask({ url, method = 'GET', body, headers, credentials, ...asking }: Asking): Promise<unknown> {
  const { response, said } = await answerOf(asking.fetch ?? fetch, url, {
    method,
    // A nonce is good once, and a session may end at any time.
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(credentials && { credentials }),
    signal: AbortSignal.timeout(requestTimeout),
  })
  if (response.ok && said !== nothing) return said
  const { status } = response
  if (status === 401 || status === 403) throw signError((await import('./answers.ts')).refusalIn(said))
  throw signError(status >= 400 && status < 500 && status !== 429 ? 'sign.invalid' : 'sign.server')
}

/** Marks an answer that can't be used, such as a page instead of text. */
const nothing = Symbol('nothing')

async function answerOf(send: typeof fetch, url: string | URL, init: RequestInit) {
  try {
    const response = await send(url, init)
    return { response, said: read(response.headers.get('content-type') ?? '', await response.text()) }
  } catch (cause) {
    throw signError('sign.server', undefined, { cause })
  }
}

function read(type: string, text: string): unknown {
  if (text === '') return undefined
  if (/^text\/plain\b/i.test(type)) return text
  if (!/\bjson\b/i.test(type)) return nothing
  try {
    return JSON.parse(text)
  } catch {
    return nothing
  }
}
