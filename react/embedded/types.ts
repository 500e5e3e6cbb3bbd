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

/** What the frame learns about the dApp. */
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

/** What `embeddedWallet` of `portico/embedded` makes, for `createAppKit`. */
export interface EmbeddedWallet extends AuthWallet {
  /** The window of a login at a provider: the one that was opened with the click, else a new one [social-window]. */
  takeWindow(): OpenedWindow
  /** Joins the wallets of an adapter, where it has one for the adapter's namespace. */
  introduce(adapter: ChainAdapter, dapp: AboutDapp): void
  /**
   * Has a kit show what the wallet asks its user [embedded-approve], and the frame look as its modal does [embedded-theme].
   * Returns the function that stops it.
   */
  follow(kit: FollowedKit, store: Pick<ReadableStore, 'get' | 'subscribe'>): () => void
}

/** One entry of the modal's history; a later one has a greater key. */
type FollowedEntry = Pick<Entry, 'key' | 'social'>

/** What is followed of a kit. */
export interface FollowedContext {
  stack: readonly FollowedEntry[]
  active: Namespace | null
  connections: readonly Connection[]
  networks: readonly Network[]
  /** The namespaces whose recent connections are still tried. */
  restoring: readonly Namespace[]
}

/** A running kit, as far as it is told. */
export interface FollowedKit {
  getSnapshot(): { hasTag(tag: 'open'): boolean }
  subscribe(heard: (snapshot: { context: FollowedContext }) => void): { unsubscribe(): void }
  send(event: KitEvent): void
  /** Whom to tell what happens. */
  system: { get(id: typeof systemIds.tracker): { send(track: Track): void } | undefined }
}
