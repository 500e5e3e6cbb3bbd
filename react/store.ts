import type { AccountState } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import type { Network } from '../core/network.ts'
import type { TrackEvent } from '../core/track.ts'

export type ThemeMode = 'light' | 'dark'
export type ThemeVariables = Readonly<Record<string, string | number>>

/** An event with the time it happened (milliseconds since the epoch); `INITIAL` before the first. */
export interface EventRecord {
  timestamp: number
  data: { type: 'track'; address?: string } & (TrackEvent | { event: 'INITIAL' })
}

/** Everything that hooks read: plain data, replaced and never changed. */
export interface PublicState {
  open: boolean
  /** Somebody asked for the modal and its code is on the way. */
  opening: boolean
  /** The last try to open the modal failed, because a part of it could not be fetched. */
  failed: boolean
  initialized: boolean
  active: Namespace | undefined
  accounts: Readonly<Partial<Record<Namespace, AccountState>>>
  network: Network | undefined
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables
  event: EventRecord
}

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
