import { type AnyStateMachine, StateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/{chart,index}.ts', { eager: true })

/** All charts: the kit, which hosts the others, and those by name. */
export const charts: readonly AnyStateMachine[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine)
  .sort((one, other) => Number(other.id === 'kit') - Number(one.id === 'kit') || one.id.localeCompare(other.id))
