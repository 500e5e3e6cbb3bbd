import type { ActorRefFrom } from 'xstate'
import { type Failure, fetchSentences, PorticoError } from '../core/errors.ts'
import type { KitEmitted, KitEvent, kitMachine } from '../machines/kit.ts'
import type { PublicState, Store } from './store.ts'

interface Question {
  event: KitEvent
  /** Whether the public state shows what was asked for. */
  isDone: (state: PublicState) => boolean
  /** Whether it shows that it has come to that since; the same unless given. */
  isMet?: (state: PublicState) => boolean
  /** What went wrong, where the kit tells that it does not come to that. */
  refusalIn: (emitted: KitEmitted) => Failure | undefined
}

/** A failure as it is thrown at a developer, sentence and all. */
export async function errorOf({ code, params }: Failure): Promise<PorticoError> {
  await fetchSentences()
  return new PorticoError(code, params)
}

/** Asks the kit for something. Resolves when it is so, whoever brought it about; rejects with the failure. */
export function ask(
  kit: ActorRefFrom<typeof kitMachine>,
  store: Store,
  { event, isDone, isMet = isDone, refusalIn }: Question,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (isDone(store.get())) return resolve()
    const refused = kit.on('*', (emitted) => {
      const failure = refusalIn(emitted)
      if (!failure) return
      finish()
      void errorOf(failure).then(reject)
    })
    const unsubscribe = store.subscribe(() => {
      if (!isMet(store.get())) return
      finish()
      resolve()
    })
    const finish = () => {
      refused.unsubscribe()
      unsubscribe()
    }
    kit.send(event)
  })
}
