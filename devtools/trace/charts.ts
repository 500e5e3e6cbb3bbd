import { type AnyStateMachine, StateMachine } from 'xstate'
import { chartText } from '../chart-text.ts'
import { hash } from './fingerprint.ts'

/** A chart, and all that it starts. */
function chartsIn(machine: AnyStateMachine, known = new Set<AnyStateMachine>()): Set<AnyStateMachine> {
  if (known.has(machine)) return known
  known.add(machine)
  for (const logic of Object.values(machine.implementations.actors))
    if (logic instanceof StateMachine) chartsIn(logic, known)
  return known
}

/** Tells whether a trace was recorded on the same charts: their states and transitions, not what their guards say. */
export const chartsFingerprint = (machine: AnyStateMachine): string =>
  hash(
    [...chartsIn(machine)]
      .map((each) => `${each.id}\n${chartText(each)}`)
      .sort()
      .join('\n'),
  )
