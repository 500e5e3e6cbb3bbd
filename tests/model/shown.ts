import type { AnyActorRef } from 'xstate'
import { flowOf, viewOf } from '../../core/state-meta.ts'
import type { Simulation } from '../../devtools/simulation.ts'
import { leavesOf, whereIs } from '../../scripts/stories/where.ts'
import { kitOf, onTop } from './snapshots.ts'

/** What is on screen: the actor whose state names the view, its flow, and the view. */
export interface Shown {
  at: string
  actor: AnyActorRef
  flow: string
  view: string | undefined
}

/** What is on screen; undefined while the modal is closed. */
export function shown(simulation: Simulation): Shown | undefined {
  const kit = kitOf(simulation)
  if (!kit.hasTag('open')) return undefined
  const flow = flowOf(kit)
  const at = flow === undefined ? '' : onTop(simulation)
  const actor = simulation.find(at)
  if (!actor) throw new Error(`Nothing runs at "${at}", which hosts ${flow}`)
  return { at, actor, flow: flow ?? 'kit', view: viewOf(actor.getSnapshot()) }
}

/**
 * The state that decides what can be pressed: the chart, the view that it names, and its innermost active states. Of
 * the kit's own states, only the one that shows the view counts.
 */
export function shownState(simulation: Simulation): string {
  const now = shown(simulation)
  if (!now) throw new Error('The modal is closed: nothing can be pressed')
  const { chart, path } = whereIs(simulation)
  const leaves = now.at === '' ? [path] : leavesOf(now.actor.getSnapshot().value).sort()
  return `${chart} ${now.view} in ${leaves.join(', ')}`
}
