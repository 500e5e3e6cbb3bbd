import { type ErrorCode, PorticoError } from './errors.ts'

/** Waits for work, but no longer than so many milliseconds. @throws `request.timeout` then, unless another code is given. */
export async function within<T>(ms: number, work: Promise<T>, code: ErrorCode = 'request.timeout'): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PorticoError(code)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
