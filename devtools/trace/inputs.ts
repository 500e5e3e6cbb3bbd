import type { InspectionEvent } from 'xstate'
import { failureOf } from '../../core/errors.ts'
import type { Event, Move } from '../simulation.ts'
import { actorPath, chartOf, isActor } from '../tree.ts'

const isSettled = (type: string): type is 'xstate.promise.resolve' | 'xstate.promise.reject' =>
  type === 'xstate.promise.resolve' || type === 'xstate.promise.reject'

/**
 * Converts an inspection event to an input: a command from outside, a port's answer, or a channel's event. Undefined
 * for everything that follows from those. Timers are observed through their clock.
 */
export function inputOf(happening: InspectionEvent): Move | undefined {
  if (happening.type !== '@xstate.event') return undefined
  const { sourceRef, actorRef, event } = happening
  if (!isActor(actorRef) || event.type === 'xstate.init') return undefined
  if (!isActor(sourceRef)) return chartOf(actorRef) && { do: 'send', at: actorPath(actorRef), event }
  if (chartOf(sourceRef)) return undefined
  const at = actorPath(sourceRef)
  if (sourceRef === actorRef) return isSettled(event.type) ? answerOf(at, event) : undefined
  // The end of a port follows from its answer.
  return event.type.startsWith('xstate.') ? undefined : { do: 'emit', at, event }
}

function answerOf(at: string, event: Event): Move {
  if (event.type === 'xstate.promise.resolve') return { do: 'resolve', at, output: event.data }
  const { code, params } = failureOf(event.data)
  return { do: 'reject', at, code, ...(params && { params }) }
}
