/** Reads a wallet's property; undefined if that throws. */
export function tryGet<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
