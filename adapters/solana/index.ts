import type { Adapter } from '@solana/wallet-adapter-base'
import type { Commitment, Connection, ConnectionConfig } from '@solana/web3.js'
import { inDevelopment } from '../../core/in-development.ts'
import type { CaipNetwork } from '../../core/network.ts'
import type { WalletAdapter } from '../../machines/ports.ts'
import type { AdapterContext, ChainAdapter } from '../adapter.ts'
import { mergeNodes, type NodeSettings } from '../nodes.ts'
import { type Link, linkOf } from '../walletconnect/index.ts'
import type { LinkOptions } from '../walletconnect/options.ts'
import { warnUnheeded } from '../warn-unheeded.ts'
import type { SolanaWallet } from './wallet.ts'

export interface SolanaAdapterOptions extends NodeSettings {
  /** Wallet adapters for wallets that do not announce themselves by the Wallet Standard; those that do need none. */
  wallets?: readonly Adapter[]
  /** How web3.js asks the nodes. Default: `'confirmed'`. */
  connectionSettings?: Commitment | ConnectionConfig
  /** Known to users of AppKit; wallets of the Wallet Standard are found without it. In development a warning says so. */
  registerWalletStandard?: boolean
}

/** Wallets of Solana. What works is loaded when it is needed, and every package of Solana with it. */
export class SolanaAdapter implements ChainAdapter {
  readonly namespace = 'solana'
  readonly #options: SolanaAdapterOptions
  readonly #joined: (() => Promise<SolanaWallet>)[] = []
  #link: Link | undefined
  /** What the kit says of nodes. */
  #nodes: NodeSettings = {}

  constructor(options: SolanaAdapterOptions = {}) {
    this.#options = options
    inDevelopment(() => {
      if (options.registerWalletStandard) warnUnheeded('SolanaAdapter', 'registerWalletStandard')
    })
  }

  attach(options: LinkOptions): void {
    this.#link ??= linkOf(options)
  }

  /** Adds a wallet, which is loaded with the others. */
  join(load: () => Promise<SolanaWallet>): void {
    this.#joined.push(load)
  }

  setNodes(nodes: NodeSettings): void {
    this.#nodes = nodes
  }

  /** Solana's wallets do not reconnect: the kit remembers which was connected. */
  onConnection(): () => void {
    return () => undefined
  }

  setAwake(): void {
    // Nothing is polled: the nodes are asked when a request needs one.
  }

  prefetch(): Promise<unknown> {
    return import('./solana-wallet-adapter.ts')
  }

  /** The nodes of a network as web3.js asks them, for the dApp's own calls. */
  async connectionTo(network: CaipNetwork): Promise<Connection> {
    const { ownConnection } = await import('./own-connection.ts')
    const { connectionSettings = 'confirmed' } = this.#options
    return ownConnection(network, mergeNodes(this.#options, this.#nodes), connectionSettings)
  }

  async load({ networks }: AdapterContext): Promise<WalletAdapter> {
    const { SolanaWalletAdapter } = await import('./solana-wallet-adapter.ts')
    const { wallets = [], connectionSettings: settings = 'confirmed' } = this.#options
    const nodes = mergeNodes(this.#options, this.#nodes)
    const joined = await Promise.all(this.#joined.map((load) => load()))
    return new SolanaWalletAdapter({ networks, wallets, settings, nodes, link: this.#link, joined })
  }
}
