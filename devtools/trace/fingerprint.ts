import type { AnyActorRef } from 'xstate'
import { actorPath, chartOf, treeOf } from '../tree.ts'

/** A text's checksum: FNV-1a, 32 bits, as eight hex digits; enough to tell two moments of a session apart. */
export function hash(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

const unchanged = (path: string) => path

/** The states of all charts, as text: each path, as `spell` writes it, and its state value. */
export const statesOf = (root: AnyActorRef, spell = unchanged): string =>
  treeOf(root)
    .flatMap((actor) => {
      const snapshot = chartOf(actor)
      return snapshot ? [`${spell(actorPath(actor))} ${snapshot.status} ${JSON.stringify(snapshot.value)}`] : []
    })
    .sort()
    .join('\n')

/** A fingerprint of a tree's states, which does not reveal them. */
export const fingerprint = (root: AnyActorRef, spell = unchanged): string => hash(statesOf(root, spell))
