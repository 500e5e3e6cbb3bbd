import { type AnyStateMachine, StateMachine } from 'xstate'
import { hash } from './fingerprint.ts'

/** A chart, and all its child charts. */
function chartsIn(machine: AnyStateMachine, known = new Set<AnyStateMachine>()): Set<AnyStateMachine> {
  if (known.has(machine)) return known
  known.add(machine)
  for (const logic of Object.values(machine.implementations.actors))
    if (logic instanceof StateMachine) chartsIn(logic, known)
  return known
}

/** The part of a chart's config that is the same in every build: some rename functions, some remove descriptions. */
const configText = ({ config }: AnyStateMachine): string =>
  JSON.stringify(config, (key, value: unknown) => {
    if (key === 'description') return undefined
    return typeof value === 'function' ? { ...value } : value
  })

/** A fingerprint of the charts of a trace: of their states and transitions, not of their guards' code. */
export const chartsFingerprint = (machine: AnyStateMachine): string =>
  hash([...chartsIn(machine)].map(configText).sort().join('\n'))
