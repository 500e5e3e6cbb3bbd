import type { CaipNetworkId, Namespace } from './caip.ts'

/** What a permission lets its holder do, where its kind is known [sessions-words]. Amounts are in the smallest unit. */
export type Permission =
  | { kind: 'calls'; address: string; functions: readonly { name: string; valueLimit?: string }[] }
  /** So much in each period of so many seconds; without a token, of the network's own currency. */
  | { kind: 'spends'; token?: string; allowance: string; period: number }
  | { kind: 'other'; name: string }

/** What an account lets an app do without asking again. Times are in milliseconds since 1970. */
export interface SmartSession {
  /** Its id. */
  pci: string
  project: { id: string; name: string; url?: string; iconUrl?: string }
  expiresAt: number
  createdAt?: number
  revokedAt?: number
  permissions: readonly Permission[]
  /** The permissions in the service's own words, as JSON: the wallet is told them again. */
  terms: string
  /** Kinds of policies that limit them. */
  policies: readonly string[]
  context?: string
}

/** Whose sessions they are, and by which connection that account is asked. */
export interface SessionHolder {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** The app that a session is for, as it is shown. */
export type AskingApp = Omit<SmartSession['project'], 'id'>

/** What a dApp asks for, ready to be shown to the wallet. */
export interface GrantPlan {
  /** The session's id. */
  pci: string
  /** Who asks. */
  app: AskingApp
  expiresAt: number
  permissions: readonly Permission[]
  /** What the wallet is asked, as JSON. */
  request: string
}
