export { mountDevtools, PorticoDevtools, type PorticoDevtoolsProps } from './panel/devtools.tsx'
export { type Event, type Move, type Rehearsal, rehearse } from './rehearsal.ts'
export { type Rule, ruleOf } from './rules/index.ts'
