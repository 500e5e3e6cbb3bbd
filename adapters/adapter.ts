import type { Namespace } from '../core/caip.ts'
import type { Network, NetworkDefinition } from '../core/network.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { NodeSettings } from './nodes.ts'
import type { LinkOptions } from './walletconnect/options.ts'

/** What an adapter learns of the dApp when it is loaded. */
export interface AdapterContext {
  /** The dApp's networks of all namespaces. `WalletAdapter.setNetworks` tells of later ones. */
  networks: readonly Network[]
}

/** What an adapter may heed of the options of `createAppKit`. */
export interface DappOptions {
  networks: readonly NetworkDefinition[]
  /** Whether wallets may announce themselves. */
  enableEIP6963?: boolean
  /** Whether the wallet that sits in `window.ethereum` is offered. */
  enableInjected?: boolean
}

/**
 * What a dApp constructs and hands to `createAppKit`. It is on the page before anything is opened, so it holds the dApp's
 * options and little else; `load` imports the `WalletAdapter` that does the work. See `docs/adapters.md`.
 */
export interface ChainAdapter {
  /** The namespace whose wallets it connects. Of two adapters for one namespace, the first is used. */
  readonly namespace: Namespace
  /** Says how the dApp is set up, before anything else is called: for an adapter that is constructed without that. */
  prepare?(dapp: DappOptions): void
  /**
   * Calls `wake` if a wallet is connected already, and whenever one connects without the modal, so that the engine is
   * loaded. Returns the function that stops it.
   */
  onConnection(wake: () => void): () => void
  /** Pings and polling may run only while this was last `true`: a wallet is connected, or the modal is open. */
  setAwake(awake: boolean): void
  /** Offers WalletConnect beside the adapter's own connectors. Only the first call counts. */
  attach?(link: LinkOptions): void
  /** Says where the dApp's nodes are, before any is asked. */
  setNodes?(nodes: NodeSettings): void
  /** Fetches what `load` will import, along with the engine that will ask for it. Where it fails, `load` tries again. */
  prefetch?(): Promise<unknown>
  /** Imports and starts the adapter's implementation. Called again after it rejected. */
  load(context: AdapterContext): Promise<WalletAdapter>
}
