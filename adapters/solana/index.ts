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
  /** Wallet adapters, for wallets that do not announce themselves by the Wallet Standard. */
  wallets?: readonly Adapter[]
  /** web3.js's settings for calling the nodes. Default: `'confirmed'`. */
  connectionSettings?: Commitment | ConnectionConfig
  /** Accepted for AppKit's users: Wallet Standard wallets are found without it. In development a warning says so. */
  registerWalletStandard?: boolean
}

/** Solana wallets. The implementation loads when it is needed, together with all Solana packages. */
export class SolanaAdapter implements ChainAdapter {
  readonly namespace = 'solana'
  readonly #options: SolanaAdapterOptions
  readonly #joined: (() => Promise<SolanaWallet>)[] = []
  #link: Link | undefined
  /** The kit's node settings. */
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

  /** Adds a wallet, which loads with the others. */
  join(load: () => Promise<SolanaWallet>): void {
    this.#joined.push(load)
  }

  setNodes(nodes: NodeSettings): void {
    this.#nodes = nodes
  }

  /** Solana wallets do not reconnect by themselves: the kit stores which one was connected. */
  onConnection(): () => void {
    return () => undefined
  }

  setAwake(): void {
    // Nothing is polled: nodes are called only for a request.
  }

  prefetch(): Promise<unknown> {
    return import('./solana-wallet-adapter.ts')
  }

  /** A web3.js connection to a network's nodes, for the dApp's own calls. */
  async connectionTo(network: CaipNetwork): Promise<Connection> {
    const { ownConnection } = await import('./own-connection.ts')
    const { connectionSettings = 'confirmed' } = this.#options
    return ownConnection(network, mergeNodes(this.#options, this.#nodes), connectionSettings)
  }

  async load({ networks }: AdapterContext): Promise<WalletAdapter> {
    const { SolanaWalletAdapter, prepareReconnecting } = await import('./solana-wallet-adapter.ts')
    await prepareReconnecting()
    const { wallets = [], connectionSettings: settings = 'confirmed' } = this.#options
    const nodes = mergeNodes(this.#options, this.#nodes)
    const joined = await Promise.all(this.#joined.map((load) => load()))
    return new SolanaWalletAdapter({ networks, wallets, settings, nodes, link: this.#link, joined })
  }
}
