import type { AnyActorRef } from 'xstate'

/** The way to an actor from the root of its tree. */
export const wayTo = (actor: AnyActorRef): string => {
  const parent = actor._parent
  if (!parent) return ''
  const above = wayTo(parent)
  return above === '' ? actor.id : `${above}/${actor.id}`
}
