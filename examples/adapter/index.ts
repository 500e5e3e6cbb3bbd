import type { AdapterContext, ChainAdapter, WalletAdapter } from 'portico'
import type { ExampleWallet } from './wallet.ts'

/**
 * The adapter that a dApp passes to `createAppKit`: its options, and only what the page needs while the modal is
 * closed.
 */
export class ExampleAdapter implements ChainAdapter {
  readonly namespace = 'cosmos'
  readonly #wallet: ExampleWallet

  constructor(options: { wallet: ExampleWallet }) {
    this.#wallet = options.wallet
  }

  /** This wallet never connects by itself, and Portico stores the connections. */
  onConnection(): () => void {
    return () => undefined
  }

  /** Nothing polls. */
  setAwake(): void {}

  async load({ networks }: AdapterContext): Promise<WalletAdapter> {
    const { ExampleWalletAdapter } = await import('./wallet-adapter.ts')
    return new ExampleWalletAdapter(this.#wallet, networks)
  }
}
