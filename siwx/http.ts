import { requestTimeout } from '../core/request-timeout.ts'
import { signError } from './sign-error.ts'

/** How a server is asked. */
export interface Asking {
  url: string | URL
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  credentials?: RequestCredentials
  fetch?: typeof fetch
}

/**
 * Asks a sign-in server, and understands what it answers: JSON or plain text.
 * @throws `sign.expired`, `sign.early` and `sign.unauthorized` where it does not let in, `sign.invalid` where it does
 * not believe, and `sign.server` where it says nothing of use.
 */
export async function ask({ url, method = 'GET', body, headers, credentials, ...asking }: Asking): Promise<unknown> {
  const { response, said } = await answerOf(asking.fetch ?? fetch, url, {
    method,
    // A nonce counts once, and a session until it is ended.
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

/** What an answer holds that is none: a page where words were asked for. */
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
