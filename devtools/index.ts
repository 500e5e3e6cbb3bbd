export { mountDevtools, PorticoDevtools, type PorticoDevtoolsProps } from './panel/devtools.tsx'
export { type Event, type Move, type Rehearsal, rehearse } from './rehearsal.ts'
export { type Rule, ruleOf } from './rules/index.ts'
export { stagedKit } from './staged.ts'
export {
  type StatelyInspector,
  type StatelyMessage,
  type StatelyOptions,
  statelyInspector,
} from './stately/inspector.ts'
export { type StatelyWindowOptions, statelyWindow } from './stately/window.ts'
export { createReplay, type Difference, type Replay, replay } from './trace/replay.ts'
export { readTrace, type Step, type Trace, TraceError } from './trace/trace.ts'
