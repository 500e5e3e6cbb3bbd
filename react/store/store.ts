import type { AccountState } from '../../core/account.ts'
import type { Namespace } from '../../core/caip.ts'
import type { ProjectFeatures } from '../../core/features.ts'
import type { CaipNetwork, NetworkState } from '../../core/network.ts'
import type { ModalKind } from '../../core/routes.ts'
import type { SessionState } from '../../core/sign-in.ts'
import type { TrackEvent } from '../../core/track.ts'
import type { ButtonMessages } from '../../locales/translated-buttons.ts'
import type { HeadlessState } from '../handle/headless-types.ts'
import type { ModalStatus } from './modal-status.ts'

export type ThemeMode = 'light' | 'dark'
export type ThemeVariables = Readonly<Record<string, string | number>>

/** An event and its time (milliseconds since the epoch); `INITIAL` before the first. */
export interface EventRecord {
  timestamp: number
  data: { type: 'track'; address?: string } & (TrackEvent | { event: 'INITIAL' })
}

/** The state of each namespace that has an adapter [api-namespace-state]. */
type PerNamespace<T> = Readonly<Partial<Record<Namespace, T>>>

/** Whether several wallets are enabled, as far as it is known [api-multi-wallet]. */
export type MultiWallet = 'enabled' | 'disabled' | 'unknown'

/** The features that a project decides, as far as they are known. */
export type RemoteFeatures = Readonly<Partial<ProjectFeatures>>

/** The state that hooks read: plain data, replaced and never mutated. */
export interface PublicState {
  /** Whether the modal is open. */
  status: ModalStatus
  /** What the modal shows while it is open. */
  modal: ModalKind | undefined
  /** Whether the connection status is known: storage has no connection, or stored ones have been tried. */
  initialized: boolean
  /** The active namespace; undefined if there is no adapter. */
  active: Namespace | undefined
  accounts: PerNamespace<AccountState>
  networks: PerNamespace<NetworkState>
  /**
   * Whether several wallets of a namespace may stay connected; `unknown` until the project's configuration has been
   * fetched.
   */
  multiWallet: MultiWallet
  /** Whether the active account is signed in. */
  session: SessionState
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables
  event: EventRecord
  /** The texts of the buttons in the page, if they are not English [look-language]. */
  buttons?: ButtonMessages | undefined
  /** Set once the engine runs. */
  features?: RemoteFeatures
  /** The state for a dApp that renders the wallets itself; undefined until it does. */
  headless?: HeadlessState
}

/** The state while nothing runs and nothing is set up. */
export const atRest: PublicState = {
  status: 'closed',
  modal: undefined,
  initialized: false,
  active: undefined,
  accounts: {},
  networks: {},
  multiWallet: 'unknown',
  session: { status: 'none' },
  themeMode: undefined,
  themeVariables: {},
  event: { timestamp: 0, data: { type: 'track', event: 'INITIAL' } },
}

/** The account of a namespace; of the active one by default. */
export const accountIn = (
  { accounts, active }: PublicState,
  namespace: Namespace | undefined = active,
): AccountState | undefined => namespace && accounts[namespace]

/** The networks of a namespace; of the active one by default. */
export const networksIn = (
  { networks, active }: PublicState,
  namespace: Namespace | undefined = active,
): NetworkState | undefined => namespace && networks[namespace]

/** The active network. */
export const networkIn = (state: PublicState): CaipNetwork | undefined => networksIn(state)?.caipNetwork

/** The public state, read-only. */
export interface ReadableStore {
  /** The initial state: what a server renders, and what hydration starts with. */
  readonly initial: PublicState
  get(): PublicState
  subscribe(listener: () => void): () => void
}

/** The public state, writable: for the handle and the projection. */
export interface Store extends ReadableStore {
  set(patch: Partial<PublicState>): void
}

/** The small external store that the kit's snapshots are projected onto [api-hooks]. */
export function createStore(initial: PublicState): Store {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set(patch) {
      state = { ...state, ...patch }
      for (const listener of [...listeners])
        try {
          listener()
        } catch (error) {
          // An error of a dApp's listener must not keep the change from the others.
          reportError(error)
        }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
