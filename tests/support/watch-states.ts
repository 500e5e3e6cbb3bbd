import type { AnyActorRef } from 'xstate'
import { viewOf } from '../../core/state-meta.ts'
import { statesOf } from '../../devtools/trace/fingerprint.ts'
import { chartOf, treeOf } from '../../devtools/tree.ts'

/** Everything that a kit's charts reach from now on: their states, and the views that they name. */
export function watchStates(kit: AnyActorRef): string[] {
  const seen: string[] = []
  kit.system.inspect((happening) => {
    if (happening.type !== '@xstate.snapshot') return
    const views = treeOf(kit).flatMap((actor) => {
      const snapshot = chartOf(actor)
      return (snapshot && viewOf(snapshot)) ?? []
    })
    const now = `${views.join(', ')}\n${statesOf(kit)}`
    if (now !== seen.at(-1)) seen.push(now)
  })
  return seen
}
