import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate'

/** Whether a value of an inspection event is a real actor. */
export const isActor = (ref: unknown): ref is AnyActorRef => ref instanceof Object && '_parent' in ref && 'logic' in ref

/** The snapshot of an actor that is a chart, or a stand-in for one; undefined for ports and channels. */
export function chartOf(actor: AnyActorRef): AnyMachineSnapshot | undefined {
  const snapshot: unknown = actor.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot : undefined
}

/** An actor and all its existing descendants. */
export function treeOf(actor: AnyActorRef): AnyActorRef[] {
  const children: Record<string, AnyActorRef | undefined> = actor.getSnapshot().children ?? {}
  return [actor, ...Object.values(children).flatMap((child) => (child ? treeOf(child) : []))]
}

/** The actor at a path from the root of its tree; undefined if there is none. */
export const actorAt = (root: AnyActorRef, at: string): AnyActorRef | undefined =>
  at === '' ? root : at.split('/').reduce<AnyActorRef | undefined>((actor, id) => childOf(actor, id), root)

const childOf = (actor: AnyActorRef | undefined, id: string): AnyActorRef | undefined =>
  actor?.getSnapshot().children?.[id]

/** The path of an actor from the root of its tree: the ids separated by slashes, empty for the root itself. */
export function actorPath(actor: AnyActorRef): string {
  const parent = actor._parent
  if (!parent) return ''
  const above = actorPath(parent)
  return above === '' ? actor.id : `${above}/${actor.id}`
}
