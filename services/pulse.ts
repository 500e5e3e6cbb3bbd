import type { ReportedEvent } from '../core/telemetry.ts'
import { addressOf } from './http.ts'

/** What the analytics service is told with. */
export interface PulseOptions {
  /** `https://pulse.walletconnect.org` unless given. */
  url?: string | undefined
  projectId: string
  /** What tells it, in which version (`sv`). */
  sdkVersion: string
}

/**
 * Tells the analytics service of events: of each the page's origin, and nothing of where in it the user is. Resolves with
 * whether the service takes events of this origin; undefined where that is not known.
 */
export function pulseService({ url = 'https://pulse.walletconnect.org', projectId, sdkVersion }: PulseOptions) {
  const to = addressOf({ base: url, path: '/e', query: { projectId, st: 'appkit', sv: sdkVersion } })
  return async (props: ReportedEvent, timestamp: number): Promise<boolean | undefined> => {
    try {
      const { origin, hostname } = location
      // Of failures it wants the time as a text.
      const at = props.type === 'error' ? new Date(timestamp).toISOString() : timestamp
      const body = JSON.stringify({ eventId: crypto.randomUUID(), url: origin, domain: hostname, timestamp: at, props })
      // A text needs no word of permission first, and outlives the page.
      const { ok, status } = await fetch(to, { method: 'POST', body, keepalive: true, credentials: 'omit' })
      return status === 403 ? false : ok || undefined
    } catch {
      // Its end is not waited for.
      return undefined
    }
  }
}
