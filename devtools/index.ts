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

/** The kit with every flow's chart in its place, and nothing behind its ports. Its own type would be all charts' types. */
export const simulatedKit: AnyStateMachine = kit
