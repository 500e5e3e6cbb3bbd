/** The state of a request, as shown by the ring around an icon; failures differ by what the user can do next. */
export type RingStatus =
  | 'idle'
  | 'asking'
  | 'rejected'
  | 'failed'
  | 'timedOut'
  | 'blocked'
  | 'prevented'
  | 'waiting'
  | 'offline'
  | 'known'
  | 'success'

/** The part of a chart's snapshot that is read here. */
export interface HasMeta {
  getMeta(): object
}

type Metas<S extends HasMeta> = ReturnType<S['getMeta']>
type MetaOf<S extends HasMeta> = NonNullable<Metas<S>[keyof Metas<S>]>
type Meta<Status> = { view?: string; flow?: string; status?: Status; ring?: RingStatus }

/** The views that a chart's states can name. */
export type ViewOf<S extends HasMeta> =
  MetaOf<S> extends infer M ? (M extends { view: infer V extends string } ? V : never) : never

/** The statuses that a chart's states can name. */
export type StatusOf<S extends HasMeta> =
  MetaOf<S> extends infer M ? (M extends { status?: infer T } ? Extract<T, string> : never) : never

/** The flows that a chart's states can host. */
export type FlowOf<S extends HasMeta> =
  MetaOf<S> extends infer M ? (M extends { flow: infer F extends string } ? F : never) : never

/** The meta of the active states, outermost first. */
export const metasOf = <Status extends string>(snapshot: HasMeta): (Meta<Status> | undefined)[] =>
  Object.values(snapshot.getMeta())

/** The view of the innermost active state that has one. Nothing else decides what is on screen. */
export const viewOf = (snapshot: HasMeta): string | undefined => metasOf(snapshot).findLast((meta) => meta?.view)?.view

/** The flow that the innermost active state hosts. */
export const flowOf = (snapshot: HasMeta): string | undefined => metasOf(snapshot).findLast((meta) => meta?.flow)?.flow
