/** Calls a dApp's callback. Its error is reported to the page: it must not change the outcome that it is called with. */
export function callBack<T>(callback: ((outcome: T) => void) | undefined, outcome: T): void {
  try {
    callback?.(outcome)
  } catch (error) {
    reportError(error)
  }
}
