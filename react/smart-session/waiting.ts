/** A page that waits for what becomes of a grant. */
export interface Waiting {
  resolve(granted: { pci: string; address: string }): void
  reject(cause: Error): void
}

/** Who waits for which grant. The flow settles it. */
export const waiting = new Map<string, Waiting>()
