import { PorticoError } from '../../core/errors.ts'
import type { PublicState, ReadableStore } from '../store/store.ts'

/** Resolves once the state shows the connection that the open modal is for. @throws `request.aborted` where it is closed before. */
export const connectedInModal = (store: ReadableStore, isDone: (state: PublicState) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const isConnected = isDone(store.get())
      const { status } = store.get()
      if (!isConnected && (status === 'open' || status === 'opening')) return
      unsubscribe()
      if (isConnected) resolve()
      else reject(new PorticoError('request.aborted'))
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
