import { PorticoError } from '../../core/errors.ts'
import type { PublicState, ReadableStore } from '../store/store.ts'

/**
 * Resolves once the state shows that the task of the modal is done.
 * @throws `request.aborted` if the modal is closed first.
 */
export const doneInModal = (store: ReadableStore, isDone: (state: PublicState) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const hasHappened = isDone(store.get())
      const { status } = store.get()
      if (!hasHappened && (status === 'open' || status === 'opening')) return
      unsubscribe()
      if (hasHappened) resolve()
      else reject(new PorticoError('request.aborted'))
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
