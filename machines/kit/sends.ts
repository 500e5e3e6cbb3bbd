import { type ActionArgs, type AnyActorRef, type EventObject, enqueueActions } from 'xstate'
import type { KitContext, KitEvent } from './types.ts'

/** An event and its receiver. Without a receiver, nothing is sent. */
export interface Message {
  to: AnyActorRef | undefined
  event: EventObject
}

type Args = ActionArgs<KitContext, KitEvent, KitEvent>

/** A kit action that sends any number of events. */
export const sends = <Params extends object | string | undefined = undefined>(
  messages: (args: Args, params: Params) => readonly Message[],
) =>
  enqueueActions<KitContext, KitEvent, Params, KitEvent, never, never, never, never, never>(
    ({ enqueue, ...args }, params) => {
      for (const { to, event } of messages(args, params)) if (to) enqueue.sendTo(to, event)
    },
  )
