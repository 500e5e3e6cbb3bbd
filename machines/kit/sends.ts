import { type ActionArgs, type AnyActorRef, type EventObject, enqueueActions } from 'xstate'
import type { KitContext, KitEvent } from './types.ts'

/** An event, and the actor that it is for; where there is none, nothing is sent. */
export interface Message {
  to: AnyActorRef | undefined
  event: EventObject
}

type Args = ActionArgs<KitContext, KitEvent, KitEvent>

/** An action of the kit that sends as many events as there are receivers. */
export const sends = <Params extends object | string | undefined = undefined>(
  messages: (args: Args, params: Params) => readonly Message[],
) =>
  enqueueActions<KitContext, KitEvent, Params, KitEvent, never, never, never, never, never>(
    ({ enqueue, ...args }, params) => {
      for (const { to, event } of messages(args, params)) if (to) enqueue.sendTo(to, event)
    },
  )
