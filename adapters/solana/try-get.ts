/** What a wallet's property says; undefined where reading it throws. */
export function tryGet<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
