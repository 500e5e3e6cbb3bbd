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

/** An event with the time it happened (milliseconds since the epoch); `INITIAL` before the first. */
export interface EventRecord {
  timestamp: number
  data: { type: 'track'; address?: string } & (TrackEvent | { event: 'INITIAL' })
}

/** What hooks read of each namespace [api-namespace-state]; those that have an adapter, and no others. */
type PerNamespace<T> = Readonly<Partial<Record<Namespace, T>>>

/** Whether several wallets are enabled, as far as it is known [api-multi-wallet]. */
export type MultiWallet = 'enabled' | 'disabled' | 'unknown'

/** The features that a project decides, as far as they are known. */
export type RemoteFeatures = Readonly<Partial<ProjectFeatures>>

/** Everything that hooks read: plain data, replaced and never changed. */
export interface PublicState {
  /** Whether the modal is open. */
  status: ModalStatus
  /** What the modal shows, while it is open. */
  modal: ModalKind | undefined
  /** Whether it is known who is connected: storage names no connection, or has been followed up. */
  initialized: boolean
  /** The namespace whose account and network are the active ones; undefined where there is no adapter. */
  active: Namespace | undefined
  accounts: PerNamespace<AccountState>
  networks: PerNamespace<NetworkState>
  /** Whether several wallets of a namespace may stay connected; a project may have to be asked first. */
  multiWallet: MultiWallet
  /** Whether the active account is signed in. */
  session: SessionState
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables
  event: EventRecord
  /** The words of the buttons in the page, where those are not English [look-language]. */
  buttons?: ButtonMessages | undefined
  /** Since the engine runs. */
  features?: RemoteFeatures
  /** What is told to a dApp that draws the wallets itself; undefined until it does. */
  headless?: HeadlessState
}

/** What is shown while nothing runs and nothing is set up. */
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

/** The account of a namespace, of the active one unless given. */
export const accountIn = (
  { accounts, active }: PublicState,
  namespace: Namespace | undefined = active,
): AccountState | undefined => namespace && accounts[namespace]

/** The networks of a namespace, of the active one unless given. */
export const networksIn = (
  { networks, active }: PublicState,
  namespace: Namespace | undefined = active,
): NetworkState | undefined => namespace && networks[namespace]

/** The active network. */
export const networkIn = (state: PublicState): CaipNetwork | undefined => networksIn(state)?.caipNetwork

/** The public state, to be read. */
export interface ReadableStore {
  /** The state before anything happened: what a server renders, and what hydration begins with. */
  readonly initial: PublicState
  get(): PublicState
  subscribe(listener: () => void): () => void
}

/** The public state, for the handle and the projection, which write it. */
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
          // A dApp's own: the others hear of it all the same.
          reportError(error)
        }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
