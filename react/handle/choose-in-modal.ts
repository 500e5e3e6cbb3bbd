import type { ActorRefFrom, EventFrom, Subscription } from 'xstate'
import { routeId } from '../../core/system-ids.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import type { Engine } from '../engine/engine.ts'

/** A choice that a user can make in the list of wallets. */
export type ConnectChoice = Extract<
  EventFrom<typeof connectMachine>,
  { type: 'connector.choose' | 'wallet.choose' | 'social.choose' }
>

/**
 * Makes a choice in the list of wallets that the modal is about to open, as soon as the list accepts it. If the dApp
 * has terms, that is after the user accepts them [connect-terms]. If the user navigates elsewhere first, the choice is
 * dropped. Returns a function that cancels it.
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
