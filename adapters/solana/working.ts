import type { Adapter } from '@solana/wallet-adapter-base'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { goesTo } from '../../core/goes-to.ts'
import type { Network } from '../../core/network.ts'
import type { AdapterReport, NativeBalance, WalletAdapter } from '../../machines/ports.ts'
import { aborting } from '../aborting.ts'
import type { Link } from '../walletconnect/index.ts'
import { networkOf } from './clusters.ts'
import { Connections, type Standing } from './connections.ts'
import { solanaError } from './errors.ts'
import { LinkWallet } from './link-wallet.ts'
import { memory } from './memory.ts'
import type { ConnectionSettings } from './node.ts'
import { describeState } from './report.ts'
import type { Way } from './requests.ts'
import { Roster } from './roster.ts'
import { sayFarewell, take } from './take.ts'
import type { SolanaWallet } from './wallet.ts'

type Input<
  Method extends Exclude<keyof WalletAdapter, 'namespace' | 'watch' | 'approach' | 'provider' | 'setNetworks'>,
> = Parameters<WalletAdapter[Method]>[0]

/** What the working half is made with. */
export interface SolanaParts {
  networks: readonly Network[]
  /** The wallet adapters that the dApp brought. */
  wallets: readonly Adapter[]
  settings: ConnectionSettings
  link: Link | undefined
}

/** The list of wallets needs none of these, and web3.js comes with them. */
const requests = () => import('./requests.ts')

/** Why a wallet that is asked without a prompt says no. */
const ungranted = new Set(['wallet.rejected', 'wallet.unauthorized', 'wallet.noAccounts', 'wallet.locked'])

const isOfSolana = ({ chainNamespace }: Network): boolean => chainNamespace === 'solana'

/** Wallets of Solana: the working half. The wallets say what they share; the network is the dApp's choice. */
export class SolanaWallets implements WalletAdapter {
  readonly namespace = 'solana'
  readonly #settings: ConnectionSettings
  readonly #roster: Roster
  readonly #connections: Connections
  readonly #watchers = new Set<() => void>()
  /** What was chosen while nothing was connected. */
  #preferred: CaipNetworkId | undefined

  constructor({ networks, wallets, settings, link }: SolanaParts) {
    const linked = link ? [new LinkWallet(link)] : []
    this.#settings = settings
    this.#roster = new Roster(wallets, linked)
    this.#connections = new Connections(networks.filter(isOfSolana), () => this.#tellAll())
    for (const wallet of linked)
      wallet.onUnclaimed(() => void this.#take(wallet, false, memory.networkOf(wallet.id)).catch(() => undefined))
  }

  watch(report: (state: AdapterReport) => void): () => void {
    let last = ''
    const tell = () => {
      const state = describeState(this.#roster.all(), this.#connections)
      const text = JSON.stringify(state)
      if (text === last) return
      last = text
      report(state)
    }
    const look = () => {
      this.#connections.keep((wallet) => this.#roster.has(wallet))
      tell()
    }

    this.#watchers.add(tell)
    look()
    const unwatch = this.#roster.watch(look)
    const unfollow = memory.watch((elsewhere) => this.#connections.followTab(elsewhere))
    return () => {
      this.#watchers.delete(tell)
      unwatch()
      unfollow()
    }
  }

  /** A wallet that is connected beside another one is not asked again. */
  connect({ connectorId, caipNetworkId }: Input<'connect'>, signal: AbortSignal): Promise<Connection> {
    return this.#aborting(signal, async () => {
      const wallet = this.#roster.find(connectorId)
      if (!wallet) throw new PorticoError('connector.missing')
      const standing = this.#connections.find(connectorId)
      if (standing && standing === this.#connections.current) throw new PorticoError('wallet.alreadyConnected')
      const connection = standing && this.#connections.describe(standing)
      if (connection) {
        this.#connections.lead(standing)
        return connection
      }
      const chosen = caipNetworkId ?? this.#preferred ?? memory.networkOf(wallet.id)
      return this.#take(wallet, false, chosen)
    })
  }

  /** A wallet goes on trusting a site that has disconnected: what the user ended here is not taken up. */
  reconnect({ connectorId }: Input<'reconnect'>, signal: AbortSignal): Promise<Connection | null> {
    return this.#aborting(signal, async () => {
      const standing = this.#connections.find(connectorId)
      if (standing) return this.#connections.describe(standing) ?? null
      const wallet = this.#roster.find(connectorId)
      const chosen = wallet && memory.networkOf(wallet.id)
      if (!wallet || chosen === undefined) return null
      try {
        return await this.#take(wallet, true, chosen)
      } catch (cause) {
        if (ungranted.has(solanaError(cause).code)) return null
        throw cause
      }
    })
  }

  disconnect({ connectorId }: Input<'disconnect'>, signal: AbortSignal): Promise<void> {
    return this.#aborting(signal, () => this.#leave(this.#connected(connectorId)))
  }

  activate({ connectorId, address }: Input<'activate'>, signal: AbortSignal): Promise<void> {
    return this.#aborting(signal, async () => {
      const standing = this.#connected(connectorId)
      if (address !== undefined) this.#connections.chooseAccount(standing, address)
      this.#connections.lead(standing)
    })
  }

  /** A wallet has no network that it is on, so there is nothing to ask it. */
  switchNetwork({ connectorId, caipNetworkId }: Input<'switchNetwork'>, signal: AbortSignal): Promise<void> {
    return this.#aborting(signal, async () => {
      networkOf(this.#connections.networks, caipNetworkId)
      const standing = connectorId === undefined ? this.#connections.current : this.#connected(connectorId)
      if (!standing) this.#preferred = caipNetworkId
      else if (this.#goes(standing, caipNetworkId)) this.#connections.choose(standing, caipNetworkId)
      else throw new PorticoError('wallet.chainUnknown')
    })
  }

  signMessage(input: Input<'signMessage'>, signal: AbortSignal): Promise<string> {
    return this.#aborting(signal, async () => {
      const { wallet } = this.#connected(input.connectorId)
      return (await requests()).sign(wallet, input)
    })
  }

  sendTransaction(input: Input<'sendTransaction'>, signal: AbortSignal): Promise<string> {
    return this.#aborting(signal, async () => {
      const { wallet } = this.#connected(input.connectorId)
      return (await requests()).send(wallet, input, this.#way(input.caipNetworkId, signal))
    })
  }

  estimate(input: Input<'estimate'>, signal: AbortSignal): Promise<string> {
    return this.#aborting(signal, async () =>
      (await requests()).estimateFee(input, this.#way(input.caipNetworkId, signal)),
    )
  }

  balance(input: Input<'balance'>, signal: AbortSignal): Promise<NativeBalance> {
    return this.#aborting(signal, async () =>
      (await requests()).readBalance(input, this.#way(input.caipNetworkId, signal)),
    )
  }

  setNetworks(networks: readonly Network[]): void {
    this.#connections.networks = networks.filter(isOfSolana)
  }

  provider(connectorId: string): unknown {
    return this.#connections.find(connectorId)?.provider
  }

  #aborting<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return aborting(signal, work, solanaError)
  }

  #take(wallet: SolanaWallet, silent: boolean, chosen: CaipNetworkId | undefined): Promise<Connection> {
    const way = { silent, chosen, settings: this.#settings, leave: (standing: Standing) => this.#leave(standing) }
    return take(this.#connections, wallet, way)
  }

  /** Ends a connection here, whatever the wallet does about it: one that hangs or throws is not waited for. */
  async #leave(standing: Standing): Promise<void> {
    memory.forget(standing.wallet.id)
    await sayFarewell(standing.wallet)
    this.#connections.end(standing)
  }

  #goes(standing: Standing, id: CaipNetworkId): boolean {
    const connection = this.#connections.describe(standing)
    return connection !== undefined && goesTo(connection, id)
  }

  #connected(connectorId: string): Standing {
    const standing = this.#connections.find(connectorId)
    if (!standing) throw new PorticoError('wallet.notConnected')
    return standing
  }

  #way(id: CaipNetworkId, signal: AbortSignal): Way {
    return { network: networkOf(this.#connections.networks, id), settings: this.#settings, signal }
  }

  #tellAll(): void {
    for (const tell of this.#watchers) tell()
  }
}
