import type { ActorRefFrom } from 'xstate'
import { type Failure, PorticoError } from '../../core/errors.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import type { KitEmitted, KitEvent, kitMachine } from '../../machines/kit/index.ts'
import type { PublicState, Store } from '../store/store.ts'

interface Command {
  event: KitEvent
  /** Whether the public state shows what was requested. */
  isDone: (state: PublicState) => boolean
  /** Whether the state after the command shows it; `isDone` by default. */
  isMet?: (state: PublicState) => boolean
  /** The failure, if an event of the kit reports that the command has failed. */
  refusalIn: (emitted: KitEmitted) => Failure | undefined
}

/** A failure as an error with its message, to be thrown to the developer. */
export async function errorOf({ code, params }: Failure): Promise<PorticoError> {
  await loadErrorMessages()
  return new PorticoError(code, params)
}

/**
 * Sends the kit a command. Resolves once the public state shows the result; rejects with the failure, or with
 * `request.aborted` if the kit stops first.
 */
export function runCommand(
  kit: ActorRefFrom<typeof kitMachine>,
  store: Store,
  { event, isDone, isMet = isDone, refusalIn }: Command,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (isDone(store.get())) return resolve()
    const fail = (failure: Failure) => {
      finish()
      void errorOf(failure).then(reject)
    }
    const refused = kit.on('*', (emitted) => {
      const failure = refusalIn(emitted)
      if (failure) fail(failure)
    })
    const stopped = kit.subscribe({ complete: () => fail({ code: 'request.aborted' }) })
    const unsubscribe = store.subscribe(() => {
      if (!isMet(store.get())) return
      finish()
      resolve()
    })
    const finish = () => {
      refused.unsubscribe()
      stopped.unsubscribe()
      unsubscribe()
    }
    kit.send(event)
  })
}
