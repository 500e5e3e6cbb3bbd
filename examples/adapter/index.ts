import type { AdapterContext, ChainAdapter, WalletAdapter } from 'portico'
import type { ExampleWallet } from './wallet.ts'

/** What a dApp hands to `createAppKit`: its options, and no more than the closed page needs. */
export class ExampleAdapter implements ChainAdapter {
  readonly namespace = 'cosmos'
  readonly #wallet: ExampleWallet

  constructor(options: { wallet: ExampleWallet }) {
    this.#wallet = options.wallet
  }

  /** This wallet never connects by itself: Portico remembers who was connected. */
  onConnection(): () => void {
    return () => undefined
  }

  /** Nothing is polled. */
  setAwake(): void {}

  async load({ networks }: AdapterContext): Promise<WalletAdapter> {
    const { ExampleWalletAdapter } = await import('./wallet-adapter.ts')
    return new ExampleWalletAdapter(this.#wallet, networks)
  }
}
