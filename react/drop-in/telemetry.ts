import type { SnapshotFrom } from 'xstate'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import { boundErrors, type ReportedEvent, reportedOf } from '../../core/telemetry.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { pulseService } from '../../services/pulse.ts'
import { sdkVersionOf } from '../engine/sdk-version.ts'
import type { AppKitHandle } from '../handle/types.ts'
import type { EventRecord } from '../store/store.ts'
import { followFailures } from './failures.ts'

/** Hears what would be sent: no address or secret is in it. */
export type Analytics = (event: ReportedEvent) => void

/** What is kept until the project has said whether it wants to hear it. */
const mostKept = 50

/** What the dApp's analytics, and where project and dApp both want that, the project's, are told [api-telemetry]. */
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
  /** Whether the project wants to hear; undefined until it has said so. */
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
      // What breaks in the dApp is its own, and the page's others hear the event all the same.
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
    // A failure is told in its own words, or, where these do not load, by its code.
    void loadErrorMessages()
    const forget = followFailures(actor, (failure) => report(failure, Date.now()))
    return () => {
      forget()
      unsubscribe()
    }
  })
}
