import type { CaipNetworkId, Namespace } from './caip.ts'

/** A permission, if its kind is known [sessions-words]. Amounts are in the smallest unit. */
export type Permission =
  | { kind: 'calls'; address: string; functions: readonly { name: string; valueLimit?: string }[] }
  /** An allowance per period, in seconds; without a token, of the native currency. */
  | { kind: 'spends'; token?: string; allowance: string; period: number }
  | { kind: 'other'; name: string }

/** The permissions of an app on an account. Times are in milliseconds since the epoch. */
export interface SmartSession {
  /** Its id. */
  pci: string
  /** The app, as far as it is known. */
  project: { id?: string } & Partial<AskingApp>
  /** Undefined if the service's value can't be read. */
  expiresAt?: number
  createdAt?: number
  revokedAt?: number
  permissions: readonly Permission[]
  /** The permissions in the service's format, as JSON, which the wallet gets back. */
  terms: string
  /** The kinds of policies that limit them. */
  policies: readonly string[]
  context?: string
}

/** The service's list of sessions. */
export interface SessionList {
  sessions: readonly SmartSession[]
  /** Whether there are other sessions that can't be read at all. */
  isPartial: boolean
}

/** The account of the sessions, and its connection. */
export interface SessionHolder {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** The app of a session, for display. */
export interface AskingApp {
  name: string
  url?: string
  iconUrl?: string
}

/** A dApp's request, ready for the wallet. */
export interface GrantPlan {
  /** The session's id. */
  pci: string
  /** The app that asks. */
  app: AskingApp
  expiresAt: number
  permissions: readonly Permission[]
  /** The wallet's request, as JSON. */
  request: string
}
