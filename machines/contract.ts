import {
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  type InputFrom,
  type NonReducibleUnknown,
  type SnapshotFrom,
} from 'xstate'
import { PorticoError } from '../core/errors.ts'

/** Declares work that a chart needs and does not own; `machine.provide({ actors })` supplies it. */
export const port = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new PorticoError('service.missing', { name })))

/** Declares a stream of facts that a chart listens to, or a sink that it tells things. Unfilled, it is silent. */
export const channel = <Event extends { type: string }, Input = NonReducibleUnknown>() =>
  fromCallback<Event, Input>(() => undefined)

/** What runs as a flow: the chart itself, or a stand-in that hands everything on to it. */
export type FlowLogic<M extends AnyStateMachine> = ActorLogic<SnapshotFrom<M>, EventFromLogic<M>, InputFrom<M>>

/** Declares a flow whose chart is fetched when its place is first entered; `machine.provide({ actors })` supplies it. */
export function flowPort<M extends AnyStateMachine>(name: string): FlowLogic<M> {
  const missing = (): never => {
    throw new PorticoError('service.missing', { name })
  }
  return { transition: missing, getInitialSnapshot: missing, getPersistedSnapshot: missing }
}

/** The payload of an invoke's failure, for actions that take it as a parameter. */
export interface ErrorEvent {
  event: { error: unknown }
}

type Metas<S extends AnyMachineSnapshot> = ReturnType<S['getMeta']>
type MetaOf<S extends AnyMachineSnapshot> = NonNullable<Metas<S>[keyof Metas<S>]>
type Meta = { view?: string; flow?: string }

/** The views that a chart's states can name. */
export type ViewOf<S extends AnyMachineSnapshot> =
  MetaOf<S> extends infer M ? (M extends { view: infer V extends string } ? V : never) : never

/** The flows that a chart's states can host. */
export type FlowOf<S extends AnyMachineSnapshot> =
  MetaOf<S> extends infer M ? (M extends { flow: infer F extends string } ? F : never) : never

const metasOf = (snapshot: AnyMachineSnapshot): (Meta | undefined)[] => Object.values(snapshot.getMeta())

/** The view of the innermost active state that names one. Nothing else decides what is on screen. */
export const viewOf = (snapshot: AnyMachineSnapshot): string | undefined =>
  metasOf(snapshot).findLast((meta) => meta?.view)?.view

/** The flow that the innermost active state hosts. */
export const flowOf = (snapshot: AnyMachineSnapshot): string | undefined =>
  metasOf(snapshot).findLast((meta) => meta?.flow)?.flow
