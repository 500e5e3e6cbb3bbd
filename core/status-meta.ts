import { type HasMeta, metasOf, type RingStatus, type StatusOf } from './state-meta.ts'

/** The status of the innermost active state that has one; the context provides its message's parameters. */
export const statusOf = <S extends HasMeta>(snapshot: S): StatusOf<S> | undefined =>
  metasOf<StatusOf<S>>(snapshot).findLast((meta) => meta?.status)?.status

/** The ring of the innermost active state that has one. */
export const ringOf = (snapshot: HasMeta): RingStatus =>
  metasOf(snapshot).findLast((meta) => meta?.ring)?.ring ?? 'idle'
