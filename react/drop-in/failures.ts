import type { AnyActorRef } from 'xstate'
import { errorMessageOf, failureOf, PorticoError } from '../../core/errors.ts'
import { categoryOf } from '../../core/failure-category.ts'
import type { ReportedFailure } from '../../core/telemetry.ts'

/** The names of built-in JavaScript errors; any other name may contain anything. */
const builtIn = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'AggregateError'])

/** The report of a failure; undefined if it is not Portico's [api-telemetry-failures]. */
export function reportedFailureOf(error: unknown): ReportedFailure | undefined {
  const { code } = failureOf(error)
  const event = categoryOf(code)
  if (!event) return undefined
  const isOwn = code !== 'unknown' || !(error instanceof Error && builtIn.has(error.name))
  // Without the parameters of the message: they come from outside, or from the user.
  return {
    type: 'error',
    event,
    errorType: isOwn ? 'PorticoError' : error.name,
    errorMessage: errorMessageOf({ code }),
    code,
  }
}

const late = 'service.timeout'

/** Whether a chart has stopped waiting for a service that took too long. */
function hasGivenUp(snapshot: object): boolean {
  const context = 'context' in snapshot ? snapshot.context : undefined
  const failure = context instanceof Object && 'failure' in context ? context.failure : undefined
  return failure instanceof Object && 'code' in failure && failure.code === late
}

/** Reports each failure in a kit, once. Returns the function that stops it. */
export function followFailures(kit: AnyActorRef, report: (failure: ReportedFailure) => void): () => void {
  const told = new WeakSet<object>()
  const say = (error: unknown) => {
    const reported = reportedFailureOf(error)
    if (reported) report(reported)
  }
  const { unsubscribe } = kit.system.inspect((happening) => {
    if (happening.type !== '@xstate.snapshot') return
    const { snapshot, actorRef } = happening
    const isChart = 'context' in snapshot
    const isNew = isChart ? hasGivenUp(snapshot) : snapshot.status === 'error'
    if (isNew && !told.has(actorRef)) say(isChart ? new PorticoError(late) : snapshot.error)
    if (isNew) told.add(actorRef)
    else told.delete(actorRef)
  })
  return unsubscribe
}
