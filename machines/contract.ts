import { type AnyActorLogic, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'
import { PorticoError } from '../core/errors.ts'
import type { RingStatus } from '../core/state-meta.ts'

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

/**
 * What a visible state declares: its view, the message code of its headline (its hint is `<status>Hint`), and the ring.
 * A state without a status is announced by its context's failure. Controls are its transitions, so they are not named here.
 */
export interface ViewMeta<View extends string, Status extends string = never> {
  view: View
  status?: Status
  ring?: RingStatus
}
