import type { CaipNetworkId } from '../../core/caip.ts'
import { type Connection, sameId } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import { type ChosenAccount, withChosen } from '../chosen-account.ts'
import { commonOf, settle } from './clusters.ts'
import { networkStorage, type OtherTabChange } from './network-storage.ts'
import { parseAccounts } from './parse.ts'
import type { SolanaProvider } from './provider.ts'
import type { SolanaWallet } from './wallet.ts'

/** A live connection: the wallet says its accounts, the dApp chooses its network. */
export interface Standing {
  readonly wallet: SolanaWallet
  chosen: CaipNetworkId | undefined
  account?: ChosenAccount | undefined
  /** Undefined where its code could not be fetched. */
  provider: SolanaProvider | undefined
  /** The addresses as they were told last. */
  told: string
  stop(): void
}

type CreateProvider = (standing: Standing) => SolanaProvider | undefined

/** The connections that stand, in the order in which they came, and which of them is the current one. */
export class Connections {
  readonly #changed: () => void
  #networks: readonly Network[]
  #standing: readonly Standing[] = []
  #current: Standing | undefined

  /** @param changed Is called after each change. */
  constructor(networks: readonly Network[], changed: () => void) {
    this.#networks = networks
    this.#changed = changed
  }

  /** The current one first. */
  get all(): readonly Standing[] {
    return [...this.#standing].sort((one, other) => Number(other === this.#current) - Number(one === this.#current))
  }

  get current(): Standing | undefined {
    return this.#current
  }

  get networks(): readonly Network[] {
    return this.#networks
  }

  /** A connection on a network that the dApp removes goes to the first that remains, or stays where none does [network-come-and-go]. */
  set networks(networks: readonly Network[]) {
    const pin = (standing: Standing) => {
      const isThere = networks.some(({ caipNetworkId }) => caipNetworkId === standing.chosen)
      if (!isThere) standing.chosen = this.describe(standing)?.caipNetworkId
    }
    this.#standing.forEach(pin)
    this.#networks = networks
    this.#standing.forEach(pin)
    this.#changed()
  }

  find(id: string): Standing | undefined {
    return this.#standing.find(({ wallet }) => sameId(wallet.id, id))
  }

  /** Where the wallet's words make a connection, it; undefined where it shares nothing, or nonsense. */
  describe({ wallet, chosen, account }: Pick<Standing, 'wallet' | 'chosen' | 'account'>): Connection | undefined {
    const said = parseAccounts(wallet.accounts)
    const addresses = (said && account && withChosen(said, account)) ?? said
    const chains = wallet.chainsOf(addresses?.[0])
    const caipNetworkId = settle(chains, this.#networks, chosen)
    if (!addresses?.length || caipNetworkId === undefined) return undefined
    const { name, icon, goesAnywhere = false } = wallet.peer ?? {}
    return {
      connectorId: wallet.id,
      ...(name && { name }),
      ...(icon !== undefined && { icon }),
      namespace: 'solana',
      accounts: addresses.map((address) => ({ address })),
      caipNetworkId,
      ...(chains && { supportsAllNetworks: goesAnywhere }),
      ...(chains && !goesAnywhere && { approvedCaipNetworkIds: commonOf(chains, this.#networks) }),
    }
  }

  /** Listens to a wallet for as long as the connection lives. `createProvider` makes its provider. */
  begin(
    wallet: SolanaWallet,
    {
      chosen,
      lead,
      createProvider,
    }: { chosen: CaipNetworkId | undefined; lead: boolean; createProvider: CreateProvider },
  ): void {
    const standing: Standing = {
      wallet,
      chosen,
      provider: undefined,
      told: this.#addresses({ wallet, chosen }),
      stop: wallet.onChange(() => this.#follow(standing)),
    }
    standing.provider = createProvider(standing)
    this.#standing = [...this.#standing, standing]
    if (lead || !this.#current) this.#current = standing
    const network = this.describe(standing)?.caipNetworkId
    if (network !== undefined) networkStorage.remember(wallet.id, network)
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

  /** @throws `wallet.unauthorized` where the wallet does not share the account. */
  chooseAccount(standing: Standing, address: string): void {
    const said = parseAccounts(standing.wallet.accounts)
    const [over] = said ?? []
    if (over === undefined || !said?.includes(address)) throw new PorticoError('wallet.unauthorized')
    standing.account = { address, over }
    this.#tell(standing)
  }

  /** The user chose a network of the dApp. */
  choose(standing: Standing, network: CaipNetworkId): void {
    standing.chosen = network
    networkStorage.remember(standing.wallet.id, network)
    this.#changed()
  }

  /** Ends the connections of wallets that have gone. */
  keep(isThere: (wallet: SolanaWallet) => boolean): void {
    for (const standing of this.#standing) if (!isThere(standing.wallet)) this.end(standing)
  }

  /** Another tab has ended a connection, or moved it. */
  followTab({ isOf, network }: OtherTabChange): void {
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
    const said = parseAccounts(standing.wallet.accounts)
    const [over] = said ?? []
    const { account } = standing
    standing.account = said && over && account && withChosen(said, account) ? { ...account, over } : undefined
    this.#tell(standing)
  }

  #tell(standing: Standing): void {
    this.#changed()
    const now = this.#addresses(standing)
    if (now === standing.told) return
    standing.told = now
    const key = standing.provider?.publicKey
    if (key) standing.provider?.emit('accountsChanged', key)
  }

  #addresses(standing: Pick<Standing, 'wallet' | 'chosen' | 'account'>): string {
    return String(this.describe(standing)?.accounts.map(({ address }) => address))
  }
}
