import { PorticoError } from '../core/errors.ts'
import { walletError } from './wallet-error.ts'

/**
 * Runs work that a signal may stop waiting for, although the work itself may continue; translates its errors.
 * @throws `request.aborted` if the signal aborts; otherwise a `PorticoError`.
 */
export async function aborting<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  translate: (cause: unknown) => PorticoError = walletError,
): Promise<T> {
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(new PorticoError('request.aborted', undefined, { cause: signal.reason }))
    signal.addEventListener('abort', end, { signal: over.signal })
    if (signal.aborted) end()
  })
  try {
    return await (signal.aborted ? aborted : Promise.race([work(), aborted]))
  } catch (cause) {
    throw translate(cause)
  } finally {
    over.abort()
  }
}
