import { type ErrorCode, PorticoError } from './errors.ts'

/**
 * Waits for a promise, with a timeout in milliseconds.
 * @throws `request.timeout`, or the given code, after the timeout.
 */
export async function within<T>(ms: number, work: Promise<T>, code: ErrorCode = 'request.timeout'): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PorticoError(code)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
