import { type Commitment, Connection, type ConnectionConfig } from '@solana/web3.js'
import * as z from 'zod/mini'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { parseJson } from '../../core/schema.ts'
import { offline } from '../wallet-error.ts'
import { processed } from './errors.ts'

/** web3.js's own settings for calling nodes. */
export type ConnectionSettings = Commitment | ConnectionConfig

const { timeout, retryCount, retryDelay } = lazyConstants.rpc

/** Statuses after which a retry may help [node-retry-statuses]. */
const passing = new Set([403, 408, 413, 429, 500, 502, 503, 504])

/**
 * The connection to a network's nodes: tried one after the other, with a timeout of 10 s each, 3 retries from 150 ms
 * doubling or after Retry-After, unless that is longer than the timeout [node-transport]. The signal aborts pending
 * requests.
 */
export function nodeOf(urls: readonly string[], settings: ConnectionSettings, signal: AbortSignal): Connection {
  const [first] = urls
  if (first === undefined) throw new PorticoError('rpc.failed')
  const config = typeof settings === 'string' ? { commitment: settings } : settings
  return new Connection(first, {
    commitment: 'confirmed',
    ...config,
    disableRetryOnRateLimit: true,
    fetch: inTurn(urls, config.fetch ?? fetch, signal),
  })
}

/**
 * Runs a node request.
 * @throws `rpc.malformed` for an invalid answer, `rpc.failed` for none, `network.offline`.
 */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof PorticoError) throw cause
    const name = cause instanceof Error ? cause.name : ''
    throw new PorticoError(offline(codes[name] ?? 'rpc.failed'), undefined, { cause })
  }
}

/** web3.js validates answers with superstruct, and parses them with `JSON.parse`. */
const codes: Readonly<Record<string, ErrorCode>> = {
  StructError: 'rpc.malformed',
  SyntaxError: 'rpc.malformed',
}

const sending = z.object({ method: z.custom((value) => value === 'sendTransaction') })
const refusal = z.object({ error: z.object({ message: z.custom((value) => !processed.test(String(value))) }) })

const isSending = (init: RequestInit | undefined): boolean => parseJson(sending, String(init?.body)) !== undefined

/** Whether a node refuses what it was asked; web3.js reports a body that can't be read. */
const refuses = async (answer: Response): Promise<boolean> =>
  parseJson(
    refusal,
    await answer
      .clone()
      .text()
      .catch(() => ''),
  ) !== undefined

function inTurn(urls: readonly string[], ask: typeof fetch, signal: AbortSignal): typeof fetch {
  const askOne = (url: string, init: RequestInit | undefined) =>
    ask(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) })
  return async (_endpoint, init) => {
    let last: { answer?: Response; cause?: unknown } = {}
    let lost: typeof last | undefined
    for (let round = 0; round <= retryCount; round++) {
      const delay = round > 0 ? delayAfter(last.answer, round) : 0
      if (delay > timeout) break
      if (round > 0) await pause(delay, signal)
      let mayHelp = false
      for (const url of urls) {
        last = await askOne(url, init).then(
          (answer) => ({ answer }),
          (cause: unknown) => ({ cause }),
        )
        if (signal.aborted) throw signal.reason
        // A node that has lost its answer may have taken a transaction that another one refuses [send-undecided].
        const isLost = lost !== undefined && isSending(init)
        if (last.answer?.ok && !(isLost && (await refuses(last.answer)))) return last.answer
        if (!last.answer || last.answer.status >= 500) lost = last
        mayHelp ||= !last.answer || passing.has(last.answer.status)
      }
      if (!mayHelp) break
    }
    const { answer, cause } = lost ?? last
    if (answer) return answer
    throw cause
  }
}

function delayAfter(answer: Response | undefined, round: number): number {
  const seconds = Number(answer?.headers.get('Retry-After') ?? Number.NaN)
  return seconds >= 0 ? seconds * 1_000 : retryDelay * 2 ** (round - 1)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
    })
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
