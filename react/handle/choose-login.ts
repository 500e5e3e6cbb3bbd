import type { ActorRefFrom } from 'xstate'
import { PorticoError } from '../../core/errors.ts'
import type { Login } from '../../core/social-providers.ts'
import { routeId } from '../../core/system-ids.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import type { Engine } from '../engine/engine.ts'

/**
 * Goes on to a login from the ways to connect that the modal shows, as soon as it is offered there. An email is left to the
 * user to type; where something comes before the ways to connect, so is the choice.
 * @throws `request.aborted` where the user goes elsewhere before.
 */
export async function chooseLogin(kit: Engine['kit'], login: Login): Promise<void> {
  const { context, children } = kit.getSnapshot()
  const top = context.stack.at(-1)
  if (login === 'email' || top?.route !== 'Connect') return
  const list: ActorRefFrom<typeof connectMachine> | undefined = children[routeId(top)]
  const choice = { type: 'social.choose', provider: login } as const
  if (!list) return
  const { promise: offered, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (list.getSnapshot().can(choice)) resolve()
  }
  const watching = list.subscribe({ next: look, complete: () => reject(new PorticoError('request.aborted')) })
  look()
  await offered.finally(() => watching.unsubscribe())
  list.send(choice)
}
