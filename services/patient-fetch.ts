import { lazyConstants } from '../core/lazy-constants.ts'

/** If a service asks for a longer pause than `longest`, the request fails; the user can retry [directory-retry]. */
const retries = { count: 2, delay: 100, longest: 5_000, statuses: [429, 500, 503] }

/** The pause that a service asks for, in milliseconds. */
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
 * Fetches, with two retries if the service is busy or broken, each with a timeout of 10 s [directory-retry]. Resolves
 * with the last response, whatever its status.
 * @param mayRepeat Whether the request may be repeated.
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
