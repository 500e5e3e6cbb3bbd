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
  /** The app, as far as it is known. */
  project: { id?: string } & Partial<AskingApp>
  /** Undefined where the service says it in no way that can be read. */
  expiresAt?: number
  createdAt?: number
  revokedAt?: number
  permissions: readonly Permission[]
  /** The permissions in the service's own words, as JSON: the wallet is told them again. */
  terms: string
  /** Kinds of policies that limit them. */
  policies: readonly string[]
  context?: string
}

/** What the service lists. */
export interface SessionList {
  sessions: readonly SmartSession[]
  /** Whether there are others, of which not even the id can be read. */
  isPartial: boolean
}

/** Whose sessions they are, and by which connection that account is asked. */
export interface SessionHolder {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** The app that a session is for, as it is shown. */
export interface AskingApp {
  name: string
  url?: string
  iconUrl?: string
}

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
