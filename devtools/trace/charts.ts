import { type AnyStateMachine, StateMachine } from 'xstate'
import { hash } from './fingerprint.ts'

/** A chart, and all that it starts. */
function chartsIn(machine: AnyStateMachine, known = new Set<AnyStateMachine>()): Set<AnyStateMachine> {
  if (known.has(machine)) return known
  known.add(machine)
  for (const logic of Object.values(machine.implementations.actors))
    if (logic instanceof StateMachine) chartsIn(logic, known)
  return known
}

/** What a chart is made of, as far as every build of it agrees: functions lose their names in one, descriptions in another. */
const configText = ({ config }: AnyStateMachine): string =>
  JSON.stringify(config, (key, value: unknown) => {
    if (key === 'description') return undefined
    return typeof value === 'function' ? { ...value } : value
  })

/** Tells whether a trace was recorded on the same charts: their states and transitions, not what their guards say. */
export const chartsFingerprint = (machine: AnyStateMachine): string =>
  hash([...chartsIn(machine)].map(configText).sort().join('\n'))
