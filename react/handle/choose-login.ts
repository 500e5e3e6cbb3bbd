import type { ActorRefFrom } from 'xstate'
import type { Login } from '../../core/social-provider.ts'
import { routeId } from '../../core/system-ids.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import type { Engine } from '../engine/engine.ts'

/**
 * Goes on to a login from the ways to connect that the modal shows, as soon as the chart offers it. An email is left to the
 * user to type. Where the dApp's terms come first, or the user goes another way meanwhile, the choice is the user's.
 */
export async function chooseLogin(kit: Engine['kit'], login: Login): Promise<void> {
  const { context, children } = kit.getSnapshot()
  const top = context.stack.at(-1)
  if (login === 'email' || top?.route !== 'Connect') return
  const list: ActorRefFrom<typeof connectMachine> | undefined = children[routeId(top)]
  if (!list) return
  const choice = { type: 'social.choose', provider: login } as const
  const { promise: offered, resolve } = Promise.withResolvers<void>()
  const look = () => {
    if (list.getSnapshot().can(choice)) resolve()
  }
  const watching = list.subscribe({ next: look, complete: resolve })
  look()
  await offered
  watching.unsubscribe()
  list.send(choice)
}
