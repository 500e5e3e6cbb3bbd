import { PorticoError } from './errors.ts'

/**
 * Waits for work that goes on without those who wait for it.
 * @throws `request.aborted` if the signal comes first.
 */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(new PorticoError('request.aborted', undefined, { cause: signal?.reason }))
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
