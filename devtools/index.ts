export { type Event, type Move, type Rehearsal, rehearse } from './rehearsal.ts'
