import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'
import { PorticoError } from '../core/errors.ts'

/** Declares work that a chart needs and does not own; `machine.provide({ actors })` supplies it. */
export const port = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new PorticoError('service.missing', { name })))

/** Declares a stream of facts that a chart listens to, or a sink that it tells things. Unfilled, it is silent. */
export const channel = <Event extends { type: string }, Input = NonReducibleUnknown>() =>
  fromCallback<Event, Input>(() => undefined)

/** Declares an actor whose logic is loaded when it is needed; `machine.provide({ actors })` supplies it. */
export function flowPort(name: string): AnyActorLogic {
  const missing = (): never => {
    throw new PorticoError('service.missing', { name })
  }
  return { transition: missing, getInitialSnapshot: missing, getPersistedSnapshot: missing }
}

/** What a state or a guard promises to be there. @throws where it is not: the chart is wrong then. */
export function promised<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new PorticoError('unknown')
  return value
}

/** The payload of an invoke's failure, for actions that take it as a parameter. */
export interface ErrorEvent {
  event: { error: unknown }
}

/** What the ring around an icon shows of a request; what failed, by what the user can do next. */
export type RingStatus =
  | 'idle'
  | 'asking'
  | 'rejected'
  | 'failed'
  | 'timedOut'
  | 'blocked'
  | 'offline'
  | 'known'
  | 'success'

/**
 * What a visible state declares: its view, the message code of its headline (its hint is `<status>Hint`), and the ring.
 * A state without a status is announced by its context's failure. Controls are its transitions, so they are not named here.
 */
export interface ViewMeta<View extends string, Status extends string = never> {
  view: View
  status?: Status
  ring?: RingStatus
}

type Metas<S extends AnyMachineSnapshot> = ReturnType<S['getMeta']>
type MetaOf<S extends AnyMachineSnapshot> = NonNullable<Metas<S>[keyof Metas<S>]>
type Meta<Status> = { view?: string; flow?: string; status?: Status; ring?: RingStatus }

/** The views that a chart's states can name. */
export type ViewOf<S extends AnyMachineSnapshot> =
  MetaOf<S> extends infer M ? (M extends { view: infer V extends string } ? V : never) : never

/** The statuses that a chart's states can name. */
export type StatusOf<S extends AnyMachineSnapshot> =
  MetaOf<S> extends infer M ? (M extends { status?: infer T } ? Extract<T, string> : never) : never

/** The flows that a chart's states can host. */
export type FlowOf<S extends AnyMachineSnapshot> =
  MetaOf<S> extends infer M ? (M extends { flow: infer F extends string } ? F : never) : never

const metasOf = <Status extends string>(snapshot: AnyMachineSnapshot): (Meta<Status> | undefined)[] =>
  Object.values(snapshot.getMeta())

/** The view of the innermost active state that names one. Nothing else decides what is on screen. */
export const viewOf = (snapshot: AnyMachineSnapshot): string | undefined =>
  metasOf(snapshot).findLast((meta) => meta?.view)?.view

/** The flow that the innermost active state hosts. */
export const flowOf = (snapshot: AnyMachineSnapshot): string | undefined =>
  metasOf(snapshot).findLast((meta) => meta?.flow)?.flow

/** The status of the innermost active state that names one; its words' parameters come from the context. */
export const statusOf = <S extends AnyMachineSnapshot>(snapshot: S): StatusOf<S> | undefined =>
  metasOf<StatusOf<S>>(snapshot).findLast((meta) => meta?.status)?.status

/** The ring of the innermost active state that names one. */
export const ringOf = (snapshot: AnyMachineSnapshot): RingStatus =>
  metasOf(snapshot).findLast((meta) => meta?.ring)?.ring ?? 'idle'
