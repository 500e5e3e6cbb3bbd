import type { CaipNetworkId } from '../../core/caip.ts'
import { type Connection, sameId } from '../../core/connector.ts'
import type { Network } from '../../core/network.ts'
import { settle } from './clusters.ts'
import { type Elsewhere, memory } from './memory.ts'
import { parseAccounts } from './parse.ts'
import type { SolanaProvider } from './provider.ts'
import type { SolanaWallet } from './wallet.ts'

/** A connection that stands: the wallet says its accounts, the dApp chooses its network. */
export interface Standing {
  readonly wallet: SolanaWallet
  chosen: CaipNetworkId | undefined
  /** Undefined where its code could not be fetched. */
  provider: SolanaProvider | undefined
  /** The accounts as they were told last. */
  told: string
  stop(): void
}

type Lend = (standing: Standing) => SolanaProvider | undefined

/** The connections that stand, in the order in which they came, and which of them is the current one. */
export class Connections {
  readonly #networks: readonly Network[]
  readonly #changed: () => void
  #standing: readonly Standing[] = []
  #current: Standing | undefined

  /** @param changed Is called after each change. */
  constructor(networks: readonly Network[], changed: () => void) {
    this.#networks = networks
    this.#changed = changed
  }

  get all(): readonly Standing[] {
    return this.#standing
  }

  get current(): Standing | undefined {
    return this.#current
  }

  find(id: string): Standing | undefined {
    return this.#standing.find(({ wallet }) => sameId(wallet.id, id))
  }

  /** Where the wallet's words make a connection, it; undefined where it shares nothing, or nonsense. */
  describe({ wallet, chosen }: Pick<Standing, 'wallet' | 'chosen'>): Connection | undefined {
    const addresses = parseAccounts(wallet.accounts)
    const caipNetworkId = settle(wallet, this.#networks, chosen)
    if (!addresses?.length || caipNetworkId === undefined) return undefined
    return {
      connectorId: wallet.id,
      namespace: 'solana',
      accounts: addresses.map((address) => ({ address })),
      caipNetworkId,
    }
  }

  /** Listens to a wallet for as long as the connection stands. `lend` makes its provider. */
  begin(
    wallet: SolanaWallet,
    { chosen, lead, lend }: { chosen: CaipNetworkId | undefined; lead: boolean; lend: Lend },
  ): void {
    const standing: Standing = {
      wallet,
      chosen,
      provider: undefined,
      told: String(parseAccounts(wallet.accounts)),
      stop: wallet.onChange(() => this.#follow(standing)),
    }
    standing.provider = lend(standing)
    this.#standing = [...this.#standing, standing]
    if (lead || !this.#current) this.#current = standing
    const network = this.describe(standing)?.caipNetworkId
    if (network !== undefined) memory.remember(wallet.id, network)
    this.#changed()
  }

  /** Ends a connection here; the wallet is not told. */
  end(standing: Standing): void {
    if (!this.#standing.includes(standing)) return
    standing.stop()
    this.#standing = this.#standing.filter((each) => each !== standing)
    if (this.#current === standing) this.#current = this.#standing[0]
    this.#changed()
    standing.provider?.emit('disconnect')
  }

  lead(standing: Standing): void {
    this.#current = standing
    this.#changed()
  }

  /** The user chose a network of the dApp. */
  choose(standing: Standing, network: CaipNetworkId): void {
    standing.chosen = network
    memory.remember(standing.wallet.id, network)
    this.#changed()
  }

  /** Ends the connections of wallets that have gone. */
  keep(isThere: (wallet: SolanaWallet) => boolean): void {
    for (const standing of this.#standing) if (!isThere(standing.wallet)) this.end(standing)
  }

  /** Another tab has ended a connection, or moved it. */
  followTab({ isOf, network }: Elsewhere): void {
    const standing = this.#standing.find(({ wallet }) => isOf(wallet.id))
    if (!standing) return
    if (network === undefined) this.end(standing)
    else {
      standing.chosen = network
      this.#changed()
    }
  }

  #follow(standing: Standing): void {
    if (!this.describe(standing)) {
      this.end(standing)
      return
    }
    this.#changed()
    const now = String(parseAccounts(standing.wallet.accounts))
    if (now === standing.told) return
    standing.told = now
    const key = standing.provider?.publicKey
    if (key) standing.provider?.emit('accountsChanged', key)
  }
}
