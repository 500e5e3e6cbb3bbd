import { type AnyStateMachine, StateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.ts', { eager: true })

/** Every chart there is, by its name. */
export const charts: readonly AnyStateMachine[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine)
  .sort((one, other) => one.id.localeCompare(other.id))
