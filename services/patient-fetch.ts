import { lazyConstants } from '../core/lazy-constants.ts'

/** A service that wants to be left alone for longer than this has failed, and can be asked again by the user [directory-retry]. */
const retries = { count: 2, delay: 100, longest: 5_000, statuses: [429, 500, 503] }

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

/**
 * Fetches, with two retries where the service is busy or broken, each for 10 s at most [directory-retry]. Resolves with the
 * last answer, whatever its status.
 * @param mayRepeat Whether asking twice is no harm.
 */
export async function patientFetch(
  address: string,
  init: RequestInit,
  signal: AbortSignal,
  mayRepeat = true,
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.rpc.timeout)])
    const response = await fetch(address, { ...init, signal: within, credentials: 'omit' })
    const isPassing = mayRepeat && attempt < retries.count && retries.statuses.includes(response.status)
    const patience = isPassing ? patienceOf(response, attempt) : 0
    if (!isPassing || patience > retries.longest) return response
    await response.body?.cancel()
    await wait(patience, signal)
  }
}
