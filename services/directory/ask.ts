import { PorticoError } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'

/** A service that wants to be left alone for longer than this has failed, and can be asked again by the user [directory-retry]. */
const retries = { count: 2, delay: 100, longest: 5_000, statuses: [429, 500, 503] }

const failed = (cause?: unknown) => new PorticoError('directory.failed', undefined, { cause })

/** How long a service wants to be left alone, in milliseconds. */
function patienceOf({ headers }: Response, attempt: number): number {
  const said = headers.get('retry-after')
  if (said === null) return retries.delay * 2 ** attempt
  const seconds = Number(said)
  const patience = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1_000
  return Number.isNaN(patience) ? retries.delay : Math.max(patience, 0)
}

const wait = (duration: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, duration)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** A body, unless it is longer than it may be: what does not end is not read to its end. */
async function bodyOf({ body, headers }: Response, longest: number): Promise<Blob> {
  const reader = body?.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = Number(headers.get('content-length'))
  if (length <= longest) length = 0
  while (reader && length <= longest) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces, { type: headers.get('content-type') ?? '' })
    pieces.push(value)
    length += value.length
  }
  await reader?.cancel()
  throw failed()
}

/** Asks, with two retries where the service is busy or broken [directory-retry]. @throws `directory.failed` or `request.aborted`. */
export async function ask(address: string, longest: number, signal: AbortSignal): Promise<Blob> {
  try {
    for (let attempt = 0; ; attempt++) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.rpc.timeout)])
      const response = await fetch(address, { signal: within, credentials: 'omit' })
      if (response.ok) return await bodyOf(response, longest)
      await response.body?.cancel()
      const patience = patienceOf(response, attempt)
      const isPassing = retries.statuses.includes(response.status)
      if (!isPassing || attempt === retries.count || patience > retries.longest) throw failed()
      await wait(patience, signal)
    }
  } catch (cause) {
    if (signal.aborted) throw new PorticoError('request.aborted', undefined, { cause })
    throw cause instanceof PorticoError ? cause : failed(cause)
  }
}
