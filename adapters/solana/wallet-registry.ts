import { type Adapter, isWalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import { getWallets } from '@wallet-standard/app'
import { sameId } from '../../core/connector.ts'
import { AdapterWallet } from './adapter-wallet.ts'
import { StandardWallet } from './standard-wallet.ts'
import { tryGet } from './try-get.ts'
import type { SolanaWallet } from './wallet.ts'

type Announced = ReturnType<ReturnType<typeof getWallets>['get']>[number]

/**
 * The wallets of the page: the link, an embedded one, those that announced themselves, then those that the dApp
 * configured.
 */
export class WalletRegistry {
  readonly #standard = getWallets()
  readonly #configured: readonly AdapterWallet[]
  readonly #linked: readonly SolanaWallet[]
  readonly #known = new WeakMap<Announced, StandardWallet>()

  constructor(configured: readonly Adapter[], linked: readonly SolanaWallet[]) {
    this.#linked = linked
    this.#configured = configured.map((adapter) => new AdapterWallet(adapter))
  }

  /** Of wallets with the same name, the first: a wallet may announce itself twice, or be configured as well. */
  all(): SolanaWallet[] {
    const announced = this.#standard.get().flatMap((wallet) => this.#announced(wallet) ?? [])
    const present = [...this.#linked, ...announced, ...this.#configured].filter(
      ({ id, isReady }) => isReady && id !== '',
    )
    return present.filter(({ id }, index) => present.findIndex((other) => sameId(other.id, id)) === index)
  }

  find(id: string): SolanaWallet | undefined {
    return this.all().find((wallet) => sameId(wallet.id, id))
  }

  /** Whether a wallet is still in the page. */
  has(wallet: SolanaWallet): boolean {
    const isAnnounced = this.#standard.get().some((each) => this.#announced(each) === wallet)
    return (
      isAnnounced ||
      this.#linked.some((each) => each === wallet) ||
      this.#configured.some((each) => each === wallet && each.isReady)
    )
  }

  /** Calls back when wallets are added or removed. Returns the function that stops it. */
  watch(onChange: () => void): () => void {
    const stops = [
      this.#standard.on('register', onChange),
      this.#standard.on('unregister', onChange),
      ...this.#configured.map((wallet) => wallet.onReadiness(onChange)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  #announced(wallet: Announced): StandardWallet | undefined {
    if (!tryGet(() => isWalletAdapterCompatibleStandardWallet(wallet))) return undefined
    const known = this.#known.get(wallet)
    if (known || !isWalletAdapterCompatibleStandardWallet(wallet)) return known
    const made = new StandardWallet(wallet)
    this.#known.set(wallet, made)
    return made
  }
}
