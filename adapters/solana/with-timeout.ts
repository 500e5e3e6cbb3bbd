/** Waits for work to settle, but no longer than this. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}
