import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../chart-text.ts'

/** How many states can be read at once. */
const legible = 40

/** What is folded when a running chart is first drawn: of a large one, all that is not active. */
export function firstFolds(machine: AnyStateMachine, active: ReadonlySet<string>): string[] {
  const nodes = nodesOf(machine.root)
  if (active.size === 0 || nodes.length <= legible) return []
  return nodes.flatMap(({ id, states }) => (Object.keys(states).length > 0 && !active.has(id) ? [id] : []))
}
