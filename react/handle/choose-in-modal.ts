import type { ActorRefFrom, EventFrom, Subscription } from 'xstate'
import { routeId } from '../../core/system-ids.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import type { Engine } from '../engine/engine.ts'

/** What a user may choose in the list of wallets. */
export type ConnectChoice = Extract<
  EventFrom<typeof connectMachine>,
  { type: 'connector.choose' | 'wallet.choose' | 'social.choose' }
>

/**
 * Takes a choice in the list of wallets that the modal is about to be opened at, as soon as the list takes it: where the dApp's
 * terms come first, once they are accepted [connect-terms]. Where the user goes another way meanwhile, the choice is theirs.
 * Returns the way to call it off.
 */
export function chooseInModal(kit: Engine['kit'], choice: ConnectChoice): () => void {
  const before = new Set(kit.getSnapshot().context.stack.map(({ key }) => key))
  let list: { actor: ActorRefFrom<typeof connectMachine>; watching: Subscription } | undefined
  let wasShown = false

  const end = () => {
    list?.watching.unsubscribe()
    following.unsubscribe()
  }
  const look = () => {
    const snapshot = kit.getSnapshot()
    const top = snapshot.context.stack.at(-1)
    const isShown = snapshot.hasTag('open') && top?.route === 'Connect' && !before.has(top.key)
    if (!isShown) return wasShown ? end() : undefined
    wasShown = true
    const actor: ActorRefFrom<typeof connectMachine> | undefined = snapshot.children[routeId(top)]
    if (!actor) return
    list ??= { actor, watching: actor.subscribe(look) }
    if (!actor.getSnapshot().can(choice)) return
    end()
    actor.send(choice)
  }
  const following = kit.subscribe(look)
  return end
}
