import type { ErrorCode } from './errors.ts'
import type { TrackEvent } from './track.ts'

/** An event as it may leave the page: of the names and choices in it, never an address, a secret, or what a user typed. */
export interface ReportedTrack {
  type: 'track'
  event: TrackEvent['event']
  properties?: Readonly<Record<string, unknown>>
}

/** Whose a failure is: a service's, that of what a service said, the embedded wallet's, or Portico's own. */
export type FailureCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** A failure within Portico, as it may leave the page: in the catalogue's words, without what fills their places. */
export interface ReportedFailure {
  type: 'error'
  event: FailureCategory
  /** The name of the error. */
  errorType: string
  errorMessage: string
  code: ErrorCode
  properties?: undefined
}

/** What the analytics service, or the dApp's own analytics, is told. */
export type ReportedEvent = ReportedTrack | ReportedFailure

/** The properties that say nothing of whom they are about; any other stays in the page. */
const known = new Set([
  ...['accountType', 'badge', 'connected', 'isSmartAccount', 'message', 'method', 'name', 'namespace', 'network'],
  ...['networks', 'platform', 'provider', 'swapFromToken', 'swapToToken', 'themeMode', 'token'],
])

const longest = 200
/** In characters; what is longer is not read to its end. */
const mostRead = 2_000

/** What may be an address, a key, a code or a link, with a few characters to tell them apart from words; addresses may be shortened. */
const secrets =
  /\b(?:https?|wss?|wc|ipfs|data|blob):\S+|\S+@\S+|0x[\da-f]{2,}(?:…|\.{2,3})[\da-f]+|0x[\da-f]{6,}|[\w+/=-]{20,}|\b\d{6,}\b/gi

/** What a user may have typed, or has: an amount, or a name that is one of a register. */
const dotted = /[\p{L}\d_-]+(?:[.,][\p{L}\d_-]+)+/gu

/** Words without what may be an address or a secret in them; none that is cut is left over. */
const clean = (text: string): string => {
  const read = text.length > mostRead ? text.slice(0, mostRead).replace(/\S*$/, '') : text
  return read.replace(secrets, '…')
}

/** Names of networks are the one thing that looks like a secret and is none; those of wallets may be `Crypto.com`. */
const cleaned = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string' || name === 'network') return value
  const text = clean(value)
  return (name === 'message' ? text.replace(dotted, '…') : text).slice(0, longest)
}

/** An event without anything that it says of a user [api-telemetry-clean]. */
export function reportedOf(event: TrackEvent): ReportedTrack {
  const said = 'properties' in event ? Object.entries(event.properties) : []
  const kept = said.filter(([name, value]) => known.has(name) && value !== undefined)
  const properties = Object.fromEntries(kept.map(([name, value]) => [name, cleaned(name, value)]))
  return { type: 'track', event: event.event, ...(kept.length > 0 && { properties }) }
}

const perMinute = 5
const minute = 60_000

/** Whether an event tells of a failure. */
const isError = (event: string) => /(?:^ERROR_|_ERROR|_FAIL|_REJECTED)/.test(event)

/** Lets at most 5 failures a minute through, and everything else [api-telemetry-bound]. @param now The time, in milliseconds. */
export function boundErrors(now: () => number): (event: TrackEvent['event'] | FailureCategory) => boolean {
  let told: number[] = []
  return (event) => {
    if (!isError(event)) return true
    const at = now()
    told = told.filter((time) => at - time < minute)
    if (told.length >= perMinute) return false
    told.push(at)
    return true
  }
}
