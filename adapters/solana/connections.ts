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

/** A live connection: the wallet provides the accounts, the dApp selects the network. */
export interface LiveConnection {
  readonly wallet: SolanaWallet
  chosen: CaipNetworkId | undefined
  account?: ChosenAccount | undefined
  /** Undefined if its code could not be loaded. */
  provider: SolanaProvider | undefined
  /** The last reported addresses. */
  reported: string
  stop(): void
}

type CreateProvider = (live: LiveConnection) => SolanaProvider | undefined

/** The live connections in order, and which of them is current. */
export class Connections {
  readonly #changed: () => void
  #networks: readonly Network[]
  #live: readonly LiveConnection[] = []
  #current: LiveConnection | undefined

  /** @param changed Called after each change. */
  constructor(networks: readonly Network[], changed: () => void) {
    this.#networks = networks
    this.#changed = changed
  }

  /** The current one first. */
  get all(): readonly LiveConnection[] {
    return [...this.#live].sort((one, other) => Number(other === this.#current) - Number(one === this.#current))
  }

  get current(): LiveConnection | undefined {
    return this.#current
  }

  get networks(): readonly Network[] {
    return this.#networks
  }

  /**
   * Moves connections on a removed network to the first remaining one; if there is none, they stay
   * [network-come-and-go].
   */
  set networks(networks: readonly Network[]) {
    const pin = (live: LiveConnection) => {
      const isThere = networks.some(({ caipNetworkId }) => caipNetworkId === live.chosen)
      if (!isThere) live.chosen = this.describe(live)?.caipNetworkId
    }
    this.#live.forEach(pin)
    this.#networks = networks
    this.#live.forEach(pin)
    this.#changed()
  }

  find(id: string): LiveConnection | undefined {
    return this.#live.find(({ wallet }) => sameId(wallet.id, id))
  }

  /** The connection for the wallet's accounts; undefined if it shares none, or they are invalid. */
  describe({ wallet, chosen, account }: Pick<LiveConnection, 'wallet' | 'chosen' | 'account'>): Connection | undefined {
    const said = parseAccounts(wallet.accounts)
    const addresses = (said && account && withChosen(said, account)) ?? said
    const chains = wallet.chainsOf(addresses?.[0])
    const caipNetworkId = settle(chains, this.#networks, chosen)
    if (!addresses?.length || caipNetworkId === undefined) return undefined
    const { name, icon } = wallet.peer ?? {}
    return {
      connectorId: wallet.id,
      ...(name && { name }),
      ...(icon !== undefined && { icon }),
      namespace: 'solana',
      accounts: addresses.map((address) => ({ address })),
      caipNetworkId,
      ...(wallet.user && { user: wallet.user }),
      // Unlike EVM's, no wallet can add a network.
      ...(chains && { supportsAllNetworks: false, approvedCaipNetworkIds: commonOf(chains, this.#networks) }),
    }
  }

  /** Listens to a wallet during its connection. `createProvider` creates its provider. */
  begin(
    wallet: SolanaWallet,
    {
      chosen,
      lead,
      createProvider,
    }: { chosen: CaipNetworkId | undefined; lead: boolean; createProvider: CreateProvider },
  ): void {
    const live: LiveConnection = {
      wallet,
      chosen,
      provider: undefined,
      reported: this.#addresses({ wallet, chosen }),
      stop: wallet.onChange(() => this.#follow(live)),
    }
    live.provider = createProvider(live)
    this.#live = [...this.#live, live]
    if (lead || !this.#current) this.#current = live
    const network = this.describe(live)?.caipNetworkId
    if (network !== undefined) networkStorage.persist(wallet.id, network)
    this.#changed()
  }

  /** Ends a connection here, without telling the wallet. */
  end(live: LiveConnection): void {
    if (!this.#live.includes(live)) return
    live.stop()
    this.#live = this.#live.filter((each) => each !== live)
    if (this.#current === live) this.#current = this.#live[0]
    this.#changed()
    live.provider?.emit('disconnect')
  }

  lead(live: LiveConnection): void {
    this.#current = live
    this.#changed()
  }

  /** @throws `wallet.unauthorized` if the wallet does not share the account. */
  chooseAccount(live: LiveConnection, address: string): void {
    const said = parseAccounts(live.wallet.accounts)
    const [over] = said ?? []
    if (over === undefined || !said?.includes(address)) throw new PorticoError('wallet.unauthorized')
    live.account = { address, over }
    this.#notify(live)
  }

  /** Selects a network of the dApp. */
  choose(live: LiveConnection, network: CaipNetworkId): void {
    live.chosen = network
    networkStorage.persist(live.wallet.id, network)
    this.#changed()
  }

  /** Ends the connections of wallets that are gone. */
  keep(isThere: (wallet: SolanaWallet) => boolean): void {
    for (const live of this.#live) if (!isThere(live.wallet)) this.end(live)
  }

  /** Applies another tab's change: it has ended a connection, or switched its network. */
  followTab({ isOf, network }: OtherTabChange): void {
    const live = this.#live.find(({ wallet }) => isOf(wallet.id))
    if (!live) return
    if (network === undefined) this.end(live)
    else {
      live.chosen = network
      this.#changed()
    }
  }

  #follow(live: LiveConnection): void {
    if (!this.describe(live)) {
      this.end(live)
      return
    }
    const said = parseAccounts(live.wallet.accounts)
    const [over] = said ?? []
    const { account } = live
    live.account = said && over && account && withChosen(said, account) ? { ...account, over } : undefined
    this.#notify(live)
  }

  #notify(live: LiveConnection): void {
    this.#changed()
    const now = this.#addresses(live)
    if (now === live.reported) return
    live.reported = now
    const key = live.provider?.publicKey
    if (key) live.provider?.emit('accountsChanged', key)
  }

  #addresses(live: Pick<LiveConnection, 'wallet' | 'chosen' | 'account'>): string {
    return String(this.describe(live)?.accounts.map(({ address }) => address))
  }
}
