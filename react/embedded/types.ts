import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { AuthWallet } from '../../adapters/auth/wallet.ts'
import type { LinkOptions } from '../../adapters/walletconnect/options.ts'
import type { KitEvent } from '../../machines/kit/index.ts'

/** What `embeddedWallet` of `portico/embedded` makes, for `createAppKit`. */
export interface EmbeddedWallet extends AuthWallet {
  /** Joins the wallets of an adapter, where it has one for the adapter's namespace. */
  introduce(adapter: ChainAdapter, dapp: { projectId?: string; metadata?: LinkOptions['metadata'] }): void
  /** Has a kit show what the wallet asks its user. Returns the function that stops it [embedded-approve]. */
  follow(kit: FollowedKit): () => void
}

/** A running kit, as far as it is told. */
interface FollowedKit {
  getSnapshot(): { hasTag(tag: 'open'): boolean }
  send(event: KitEvent): void
}
