import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf } from './chart-text.ts'

/** Of the active states the one that says most: the last that shows something, or else the last. */
export function innermost(
  { root }: AnyStateMachine,
  active: ReadonlySet<string> | undefined,
): AnyStateNode | undefined {
  const nodes = nodesOf(root).filter(({ id }) => active?.has(id))
  return nodes.findLast(({ meta }) => meta !== undefined) ?? nodes.at(-1)
}
