import type { ErrorCode } from './errors.ts'
import type { TrackEvent } from './track.ts'

/** An event that may leave the page: it contains names and choices, never an address, a secret, or the user's input. */
export interface ReportedTrack {
  type: 'track'
  event: TrackEvent['event']
  properties?: Readonly<Record<string, unknown>>
}

/** The category of a failure: a service, a service's data, the embedded wallet, or Portico itself. */
export type FailureCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

/** A failure within Portico that may leave the page: the catalogue's message, without its parameters. */
export interface ReportedFailure {
  type: 'error'
  event: FailureCategory
  /** The name of the error. */
  errorType: string
  errorMessage: string
  code: ErrorCode
  properties?: undefined
}

/** An event for the analytics service, or for the dApp's own analytics. */
export type ReportedEvent = ReportedTrack | ReportedFailure

/** The properties that identify no user; all others stay in the page. */
const known = new Set([
  ...['accountType', 'badge', 'connected', 'isSmartAccount', 'message', 'method', 'name', 'namespace', 'network'],
  ...['networks', 'platform', 'provider', 'swapFromToken', 'swapToToken', 'themeMode', 'token'],
])

const longest = 200
/** The maximum length that is read, in characters. */
const mostRead = 2_000

/**
 * Possible addresses, keys, codes or links, with a minimum length to tell them from words; addresses may be shortened.
 */
const secrets =
  /\b(?:https?|wss?|wc|ipfs|data|blob):\S+|\S+@\S+|0x[\da-f]{2,}(?:…|\.{2,3})[\da-f]+|0x[\da-f]{6,}|[\w+/=-]{20,}|\b\d{6,}\b/gi

/** The user's possible input or data: an amount, or a registered name. */
const dotted = /[\p{L}\d_-]+(?:[.,][\p{L}\d_-]+)+/gu

/** Removes possible addresses and secrets from a text, including truncated ones. */
const clean = (text: string): string => {
  const read = text.length > mostRead ? text.slice(0, mostRead).replace(/\S*$/, '') : text
  return read.replace(secrets, '…')
}

/** Names of networks look like secrets but are not; names of wallets may contain a dot, like `Crypto.com`. */
const cleaned = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string' || name === 'network') return value
  const text = clean(value)
  return (name === 'message' ? text.replace(dotted, '…') : text).slice(0, longest)
}

/** An event without any data about a user [api-telemetry-clean]. */
export function reportedOf(event: TrackEvent): ReportedTrack {
  const said = 'properties' in event ? Object.entries(event.properties) : []
  const kept = said.filter(([name, value]) => known.has(name) && value !== undefined)
  const properties = Object.fromEntries(kept.map(([name, value]) => [name, cleaned(name, value)]))
  return { type: 'track', event: event.event, ...(kept.length > 0 && { properties }) }
}

const perMinute = 5
const minute = 60_000

/** Whether an event reports a failure. */
const isError = (event: string) => /(?:^ERROR_|_ERROR|_FAIL|_REJECTED)/.test(event)

/**
 * Lets at most 5 failures a minute through, and all other events [api-telemetry-bound].
 * @param now returns the time, in milliseconds.
 */
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
