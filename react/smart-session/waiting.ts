/** A call that waits for the result of a grant. */
export interface Waiting {
  resolve(granted: { pci: string; address: string }): void
  reject(cause: Error): void
}

/** The waiting calls by the grant's id. The flow settles them. */
export const waiting = new Map<string, Waiting>()
