import type { Namespace } from '../core/caip.ts'
import type { Network, NetworkDefinition } from '../core/network.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { NodeSettings } from './nodes.ts'
import type { LinkOptions } from './walletconnect/options.ts'

/** What an adapter learns about the dApp when it is loaded. */
export interface AdapterContext {
  /** The dApp's networks of all namespaces. Later changes come through `WalletAdapter.setNetworks`. */
  networks: readonly Network[]
}

/** The options of `createAppKit` that an adapter may use. */
export interface DappOptions {
  networks: readonly NetworkDefinition[]
  /** Whether wallets that announce themselves are listed. */
  enableEIP6963?: boolean
  /** Whether the wallet in `window.ethereum` is listed. */
  enableInjected?: boolean
}

/**
 * What a dApp constructs and passes to `createAppKit`. It is on the page before anything is opened, so it holds the
 * dApp's options and little else; `load` imports the `WalletAdapter` that does the work. See `docs/adapters.md`.
 */
export interface ChainAdapter {
  /** The namespace of its wallets. Of two adapters for one namespace, the first is used. */
  readonly namespace: Namespace
  /** Receives the dApp's setup before any other call, for an adapter that is constructed without it. */
  prepare?(dapp: DappOptions): void
  /**
   * Calls `wake` if a wallet is already connected, and whenever one connects outside the modal, so that the engine
   * loads. Returns the function that stops it.
   */
  onConnection(wake: () => void): () => void
  /**
   * Controls pings and polling: they may run only after a call with `true`, that is while a wallet is connected or the
   * modal is open.
   */
  setAwake(awake: boolean): void
  /** Adds WalletConnect to the adapter's own connectors. Only the first call counts. */
  attach?(link: LinkOptions): void
  /** Sets the dApp's RPC nodes, before any is called. */
  setNodes?(nodes: NodeSettings): void
  /** Preloads what `load` will import, together with the engine. After a failure, `load` tries again. */
  prefetch?(): Promise<unknown>
  /** Imports and starts the adapter's implementation. Called again if it rejects. */
  load(context: AdapterContext): Promise<WalletAdapter>
}
