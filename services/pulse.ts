import type { ReportedEvent } from '../core/telemetry.ts'
import { addressOf } from './http.ts'

/** The address and identity for the analytics service. */
export interface PulseOptions {
  /** Default: `https://pulse.walletconnect.org`. */
  url?: string | undefined
  projectId: string
  /** The SDK and its version (`sv`). */
  sdkVersion: string
}

/**
 * Sends events to the analytics service, with the page's origin but no path. Resolves with whether the service accepts
 * events of this origin; undefined if unknown.
 */
export function pulseService({ url = 'https://pulse.walletconnect.org', projectId, sdkVersion }: PulseOptions) {
  const to = addressOf({ base: url, path: '/e', query: { projectId, st: 'appkit', sv: sdkVersion } })
  return async (props: ReportedEvent, timestamp: number): Promise<boolean | undefined> => {
    try {
      const { origin, hostname } = location
      // The service expects the time of failures as text.
      const at = props.type === 'error' ? new Date(timestamp).toISOString() : timestamp
      const body = JSON.stringify({ eventId: crypto.randomUUID(), url: origin, domain: hostname, timestamp: at, props })
      // A text body needs no CORS preflight, and `keepalive` lets the request outlive the page.
      const { ok, status } = await fetch(to, { method: 'POST', body, keepalive: true, credentials: 'omit' })
      return status === 403 ? false : ok || undefined
    } catch {
      // An unreachable service says nothing about the origin.
      return undefined
    }
  }
}
