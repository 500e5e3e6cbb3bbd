import type { SnapshotFrom } from 'xstate'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import { boundErrors, type ReportedEvent, reportedOf } from '../../core/telemetry.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { pulseService } from '../../services/pulse.ts'
import { sdkVersionOf } from '../engine/sdk-version.ts'
import type { AppKitHandle } from '../handle/types.ts'
import type { EventRecord } from '../store/store.ts'
import { followFailures } from './failures.ts'

/** Receives each event that would be sent; none contains an address or a secret. */
export type Analytics = (event: ReportedEvent) => void

/** The most events to keep until the project's decision about analytics is known. */
const mostKept = 50

/**
 * Reports events to the dApp's analytics and, if both project and dApp enable that, to the project's [api-telemetry].
 */
export function followEvents(kit: AppKitHandle, analytics: Analytics | undefined): void {
  const { store, options } = kit
  const { projectId, features, endpoints, adapters = [], basic } = options
  const isWanted = features?.analytics === true && !basic
  const send =
    isWanted && projectId
      ? pulseService({ url: endpoints?.pulse, projectId, sdkVersion: sdkVersionOf({ adapters }) })
      : undefined
  const passes = boundErrors(Date.now)
  let kept: { event: ReportedEvent; timestamp: number }[] = []
  /** Whether the project enables analytics; undefined until that is known. */
  let agreed: boolean | undefined
  let isRefused = false

  const deliver = async ({ event, timestamp }: (typeof kept)[number]) => {
    const taken = await send?.(event, timestamp)
    if (taken === false && !isRefused) void kit.inform({ code: 'config.origin', params: { origin: location.origin } })
    if (taken !== undefined) isRefused = !taken
  }
  const report = (event: ReportedEvent, timestamp: number) => {
    if (!passes(event.event)) return
    try {
      analytics?.(event)
    } catch (error) {
      // An error of the dApp's listener must not keep the event from the other ones.
      reportError(error)
    }
    if (!send) return
    const entry = { event, timestamp }
    if (agreed) void deliver(entry)
    else kept = [...kept, entry].slice(-mostKept)
  }
  const hear = ({ timestamp, data }: EventRecord) => {
    if (data.event !== 'INITIAL') report(reportedOf(data), timestamp)
  }

  let last = store.get().event
  hear(last)
  store.subscribe(() => {
    const { event } = store.get()
    if (event === last) return
    last = event
    hear(event)
  })
  kit.observe(({ kit: actor }) => {
    const read = () => {
      const { context }: SnapshotFrom<typeof kitMachine> = actor.getSnapshot()
      agreed = context.features.analytics
      if (agreed) for (const entry of kept.splice(0)) void deliver(entry)
    }
    const { unsubscribe } = actor.subscribe(read)
    read()
    // A failure is reported by its message or, if the messages fail to load, by its code.
    void loadErrorMessages()
    const forget = followFailures(actor, (failure) => report(failure, Date.now()))
    return () => {
      forget()
      unsubscribe()
    }
  })
}
