/** A slot in a view for content from elsewhere: a frame, a camera's picture. */
export interface Place<T> {
  /** Offers the slot, until the returned function is called. */
  offer(room: T): () => void
  /** The slot, once there is one. Rejects with the signal's reason. */
  find(signal: AbortSignal): Promise<T>
}

export function createPlace<T>(): Place<T> {
  const rooms = new Set<T>()
  const waiting = new Set<(room: T) => void>()
  return {
    offer(room) {
      rooms.add(room)
      for (const resolve of [...waiting]) resolve(room)
      return () => void rooms.delete(room)
    },
    find(signal) {
      const [there] = rooms
      if (there !== undefined) return Promise.resolve(there)
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      waiting.add(resolve)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      return promise.finally(() => waiting.delete(resolve))
    },
  }
}
