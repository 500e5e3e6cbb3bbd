import { type AnyActorLogic, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'
import { PorticoError } from '../core/errors.ts'
import type { RingStatus } from '../core/state-meta.ts'

/** Declares an async task that a chart needs; `machine.provide({ actors })` supplies it. */
export const port = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new PorticoError('service.missing', { name })))

/** Declares a source of events for a chart, or a receiver of its events. If none is provided, it does nothing. */
export const channel = <Event extends { type: string }, Input = NonReducibleUnknown>() =>
  fromCallback<Event, Input>(() => undefined)

/** Declares an actor whose logic loads when it is needed; `machine.provide({ actors })` supplies it. */
export function flowPort(name: string): AnyActorLogic {
  const missing = (): never => {
    throw new PorticoError('service.missing', { name })
  }
  return { transition: missing, getInitialSnapshot: missing, getPersistedSnapshot: missing }
}

/** A value that a state or a guard guarantees. @throws if it is missing, which is a bug in the chart. */
export function promised<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new PorticoError('unknown')
  return value
}

/** The event of a failed invoke, for actions that take it as a parameter. */
export interface ErrorEvent {
  event: { error: unknown }
}

/**
 * What a visible state declares: its view, the message code of its headline (its hint is `<status>Hint`), and the ring.
 * A state without a status shows its context's failure. Controls are not listed: they follow from the state's
 * transitions.
 */
export interface ViewMeta<View extends string, Status extends string = never> {
  view: View
  status?: Status
  ring?: RingStatus
}
