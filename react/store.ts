import type { AccountState } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import type { Network, NetworkState } from '../core/network.ts'
import type { Place } from '../core/places.ts'
import type { SessionState } from '../core/sign-in.ts'
import type { TrackEvent } from '../core/track.ts'
import type { HeadlessState } from './headless-terms.ts'

export type ThemeMode = 'light' | 'dark'
export type ThemeVariables = Readonly<Record<string, string | number>>

/** An event with the time it happened (milliseconds since the epoch); `INITIAL` before the first. */
export interface EventRecord {
  timestamp: number
  data: { type: 'track'; address?: string } & (TrackEvent | { event: 'INITIAL' })
}

/** What is told of each namespace (SPEC 3); those that have an adapter, and no others. */
type PerNamespace<T> = Readonly<Partial<Record<Namespace, T>>>

/** Everything that hooks read: plain data, replaced and never changed. */
export interface PublicState {
  open: boolean
  /** Where in the modal the visitor is. */
  place: Place | undefined
  /** Somebody asked for the modal and its code is on the way. */
  opening: boolean
  /** The last try to open the modal failed, because a part of it could not be fetched. */
  failed: boolean
  initialized: boolean
  /** The namespace whose account and network are the active ones; undefined where there is no adapter. */
  active: Namespace | undefined
  accounts: PerNamespace<AccountState>
  networks: PerNamespace<NetworkState>
  /** Whether the active account is signed in. */
  session: SessionState
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables
  event: EventRecord
  /** What is told to a dApp that draws the wallets itself; undefined until it does. */
  headless?: HeadlessState
}

/** What is shown while nothing runs and nothing is set up. */
export const atRest: PublicState = {
  open: false,
  place: undefined,
  opening: false,
  failed: false,
  initialized: false,
  active: undefined,
  accounts: {},
  networks: {},
  session: { status: 'none' },
  themeMode: undefined,
  themeVariables: {},
  event: { timestamp: 0, data: { type: 'track', event: 'INITIAL' } },
}

/** The account of a namespace, of the active one unless given. */
export const accountIn = (
  { accounts, active }: PublicState,
  namespace: Namespace | undefined = active,
): AccountState | undefined => namespace && accounts[namespace]

/** The networks of the active namespace. */
export const networksIn = ({ networks, active }: PublicState): NetworkState | undefined => active && networks[active]

/** The active network. */
export const networkIn = (state: PublicState): Network | undefined => networksIn(state)?.caipNetwork

export interface Store {
  /** The state before anything happened: what a server renders, and what hydration begins with. */
  readonly initial: PublicState
  get(): PublicState
  set(patch: Partial<PublicState>): void
  subscribe(listener: () => void): () => void
}

/** The small external store that the kit's snapshots are projected onto (DESIGN 3). */
export function createStore(initial: PublicState): Store {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set(patch) {
      state = { ...state, ...patch }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
