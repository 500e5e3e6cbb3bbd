import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { AuthWallet } from '../../adapters/auth/wallet.ts'
import type { LinkOptions } from '../../adapters/walletconnect/options.ts'
import type { Connection } from '../../core/connector.ts'
import type { AccountType, Namespace } from '../../core/namespaces.ts'
import type { Network, NetworkDefinition } from '../../core/network.ts'
import type { systemIds } from '../../core/system-ids.ts'
import type { KitEvent } from '../../machines/kit/types.ts'
import type { Entry } from '../../machines/modal/stack.ts'
import type { Track } from '../../machines/system.ts'
import type { OpenedWindow } from '../../services/social-window.ts'
import type { AppKitSIWEClient } from '../../siwx/siwe/client.ts'
import type { SIWXConfig } from '../../siwx/types.ts'
import type { ReadableStore } from '../store/store.ts'

/** What the frame is told about the dApp. */
export interface AboutDapp {
  adapters?: readonly ChainAdapter[]
  networks?: readonly NetworkDefinition[]
  defaultNetwork?: NetworkDefinition
  enableAuthLogger?: boolean
  projectId?: string
  metadata?: LinkOptions['metadata']
  defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>>
  siwx?: SIWXConfig
  siweConfig?: AppKitSIWEClient
}

/** The result of `embeddedWallet` of `portico/embedded`, for `createAppKit`. */
export interface EmbeddedWallet extends AuthWallet {
  /** The window for a social login: the one opened by the click, or else a new one [social-window]. */
  takeWindow(): OpenedWindow
  /** Adds the wallet to an adapter, if it supports the adapter's namespace. */
  introduce(adapter: ChainAdapter, dapp: AboutDapp): void
  /**
   * Makes a kit show the wallet's requests [embedded-approve], and gives the frame the modal's theme [embedded-theme].
   * Returns the function that stops it.
   */
  follow(kit: FollowedKit, store: Pick<ReadableStore, 'get' | 'subscribe'>): () => void
}

/** An entry of the modal's history; later ones have greater keys. */
type FollowedEntry = Pick<Entry, 'key' | 'route' | 'social'>

/** The part of a kit's state that the wallet uses. */
export interface FollowedContext {
  stack: readonly FollowedEntry[]
  active: Namespace | null
  connections: readonly Connection[]
  networks: readonly Network[]
  /** The namespaces that are still restoring recent connections. */
  restoring: readonly Namespace[]
}

/** The part of a running kit that the wallet uses. */
export interface FollowedKit {
  getSnapshot(): { hasTag(tag: 'open'): boolean; context: Pick<FollowedContext, 'stack'> }
  subscribe(heard: (snapshot: { context: FollowedContext }) => void): { unsubscribe(): void }
  send(event: KitEvent): void
  /** Gives access to the tracker, which receives the events. */
  system: { get(id: typeof systemIds.tracker): { send(track: Track): void } | undefined }
}
