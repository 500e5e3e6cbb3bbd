/** Says in which state something failed, for a test that does the same in many states. */
export async function during<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new Error(`During "${name}": ${cause}`, { cause })
  }
}
