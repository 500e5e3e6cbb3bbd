import type { Adapter } from '@solana/wallet-adapter-base'
import type { Commitment, ConnectionConfig } from '@solana/web3.js'
import type { WalletAdapter } from '../../machines/ports.ts'
import type { AdapterContext, ChainAdapter } from '../adapter.ts'
import { type Link, linkOf } from '../walletconnect/index.ts'
import type { LinkOptions } from '../walletconnect/options.ts'

export interface SolanaAdapterOptions {
  /** Wallet adapters for wallets that do not announce themselves by the Wallet Standard; those that do need none. */
  wallets?: readonly Adapter[]
  /** How web3.js asks the nodes. Default: `'confirmed'`. */
  connectionSettings?: Commitment | ConnectionConfig
}

/** Wallets of Solana: the light half. Every package of Solana comes with the half that works. */
export class SolanaAdapter implements ChainAdapter {
  readonly namespace = 'solana'
  readonly #options: SolanaAdapterOptions
  #link: Link | undefined

  constructor(options: SolanaAdapterOptions = {}) {
    this.#options = options
  }

  attach(options: LinkOptions): void {
    this.#link ??= linkOf(options)
  }

  /** No wallet of Solana connects by itself: the kit remembers who was connected. */
  onConnection(): () => void {
    return () => undefined
  }

  setAwake(): void {
    // Nothing is polled: the nodes are asked when somebody wants to know.
  }

  async load({ networks }: AdapterContext): Promise<WalletAdapter> {
    const { SolanaWallets } = await import('./working.ts')
    const { wallets = [], connectionSettings: settings = 'confirmed' } = this.#options
    return new SolanaWallets({ networks, wallets, settings, link: this.#link })
  }
}
