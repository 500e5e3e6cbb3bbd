import type { Namespace } from '../core/caip.ts'
import type { Network } from '../core/network.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { LinkOptions } from './walletconnect/options.ts'

/** What the working half of an adapter is told of the dApp. */
export interface AdapterContext {
  /** Those of the moment, of whatever namespace. `setNetworks` tells of later ones. */
  networks: readonly Network[]
}

/**
 * The light half of an adapter: what a dApp constructs and hands to `createAppKit`. It costs the closed page
 * next to nothing; `load` fetches the half that works.
 */
export interface ChainAdapter {
  readonly namespace: Namespace
  /** Calls `wake` when there is, or appears, a connection that the engine should know of. Returns the way to stop. */
  onConnection(wake: () => void): () => void
  /** Whether anybody is looking: pings and polling may run only while `true` (connected, or the modal open). */
  setAwake(awake: boolean): void
  /** The dApp has a link to any wallet (WalletConnect): there is a connector for it from now on. The first one counts. */
  attach?(link: LinkOptions): void
  load(context: AdapterContext): Promise<WalletAdapter>
}
