export { type Event, type Move, type Rehearsal, rehearse } from './rehearsal.ts'
export { stagedKit } from './staged.ts'
export { createReplay, type Difference, type Replay, replay } from './trace/replay.ts'
export { readTrace, type Step, type Trace, TraceError } from './trace/trace.ts'
