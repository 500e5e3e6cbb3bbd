import type { AnyStateMachine } from 'xstate'
import { simulatedKit as kit } from './simulated-kit.ts'

export { mountDevtools, PorticoDevtools, type PorticoDevtoolsProps } from './panel/devtools.tsx'
export { type CitedRule, ruleOf, type StateRule } from './rules/index.ts'
export { type Event, type Move, type Simulation, simulate } from './simulation.ts'
export {
  type StatelyInspector,
  type StatelyMessage,
  type StatelyOptions,
  statelyInspector,
} from './stately/inspector.ts'
export { type StatelyWindowOptions, statelyWindow } from './stately/window.ts'
export { createReplay, type Difference, type Replay, replay } from './trace/replay.ts'
export { readTrace, type Step, type Trace, TraceError } from './trace/trace.ts'

/**
 * The kit with every flow's chart included and its ports unfilled. Not typed precisely: that would include the types of
 * all charts.
 */
export const simulatedKit: AnyStateMachine = kit
