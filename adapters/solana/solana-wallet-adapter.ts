import type { Adapter } from '@solana/wallet-adapter-base'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Identity } from '../../core/identity.ts'
import type { Network } from '../../core/network.ts'
import { goesTo } from '../../core/supports-network.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type {
  AdapterReport,
  NativeBalance,
  Receipt,
  Receiver,
  TransactionReview,
  WalletAdapter,
} from '../../machines/ports.ts'
import { aborting } from '../aborting.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import type { NodeSettings } from '../nodes.ts'
import type { Link } from '../walletconnect/index.ts'
import { networkOf, withNodes } from './clusters.ts'
import { Connections, type LiveConnection } from './connections.ts'
import { solanaError } from './errors.ts'
import { disconnectWallet, establishConnection } from './establish-connection.ts'
import { LinkWallet } from './link-wallet.ts'
import { networkStorage } from './network-storage.ts'
import type { ConnectionSettings } from './node.ts'
import { parseAddress } from './parse.ts'
import { describeState } from './report.ts'
import type { NodeOptions } from './requests.ts'
import type { SolanaWallet } from './wallet.ts'
import { WalletRegistry } from './wallet-registry.ts'

/** What a `SolanaAdapter` passes to its lazy implementation. */
export interface SolanaDeps {
  networks: readonly Network[]
  /** The wallet adapters that the dApp configured. */
  wallets: readonly Adapter[]
  settings: ConnectionSettings
  nodes: NodeSettings
  link: Link | undefined
  /** The wallets that the kit adds. */
  joined: readonly SolanaWallet[]
}

/** Separate from the list of wallets, because they load web3.js. */
export { prepareReconnecting } from './establish-connection.ts'

const requests = () => import('./requests.ts')

/** The errors of a wallet that declines a silent connection. */
const ungranted = new Set(['wallet.rejected', 'wallet.unauthorized', 'wallet.noAccounts', 'wallet.locked'])

/** The system program, whose address is all zeros, and the incinerator, which burns what it receives. */
const unowned = new Set(['1'.repeat(32), '1nc1nerator11111111111111111111111111111111'])

const isOfSolana = ({ chainNamespace }: Network): boolean => chainNamespace === 'solana'

/** Solana wallets. The wallets provide the accounts; the dApp selects the network. */
export class SolanaWalletAdapter implements WalletAdapter {
  readonly namespace = 'solana'
  readonly #settings: ConnectionSettings
  readonly #nodes: NodeSettings
  readonly #registry: WalletRegistry
  readonly #connections: Connections
  readonly #watchers = new Set<() => void>()
  /** The network chosen while nothing was connected. */
  #preferred: CaipNetworkId | undefined

  constructor({ networks, wallets, settings, nodes, link, joined }: SolanaDeps) {
    const linked = link ? [new LinkWallet(link)] : []
    this.#settings = settings
    this.#nodes = nodes
    this.#registry = new WalletRegistry(wallets, [...linked, ...joined])
    this.#connections = new Connections(this.#own(networks), () => this.#emitReports())
    for (const wallet of linked)
      wallet.onAdoptable(
        () => void this.#establish(wallet, false, networkStorage.networkOf(wallet.id)).catch(() => undefined),
      )
  }

  watch(report: (state: AdapterReport) => void): () => void {
    let last = ''
    const emitReport = () => {
      const state = describeState(this.#registry.all(), this.#connections)
      const text = JSON.stringify(state)
      if (text === last) return
      last = text
      report(state)
    }
    const sync = () => {
      this.#connections.keep((wallet) => this.#registry.has(wallet))
      emitReport()
    }

    this.#watchers.add(emitReport)
    sync()
    const unwatch = this.#registry.watch(sync)
    const unfollow = networkStorage.watch((change) => this.#connections.followTab(change))
    return () => {
      this.#watchers.delete(emitReport)
      unwatch()
      unfollow()
    }
  }

  /** A live connection that is not current is not asked again. */
  connect({ connectorId, caipNetworkId }: RequestInput<'connect'>, signal: AbortSignal): Promise<Connection> {
    return this.#aborting(signal, async () => {
      const wallet = this.#registry.find(connectorId)
      if (!wallet) throw new PorticoError('connector.missing')
      const live = this.#connections.find(connectorId)
      if (live && live === this.#connections.current) throw new PorticoError('wallet.alreadyConnected')
      const connection = live && this.#connections.describe(live)
      if (connection) {
        this.#connections.lead(live)
        return connection
      }
      const chosen = caipNetworkId ?? this.#preferred ?? networkStorage.networkOf(wallet.id)
      return this.#establish(wallet, false, chosen)
    })
  }

  /** A wallet keeps trusting a site that has disconnected, so connections that the user ended here are not restored. */
  reconnect({ connectorId }: RequestInput<'reconnect'>, signal: AbortSignal): Promise<Connection | null> {
    return this.#aborting(signal, async () => {
      const live = this.#connections.find(connectorId)
      if (live) return this.#connections.describe(live) ?? null
      const wallet = this.#registry.find(connectorId)
      const chosen = wallet && networkStorage.networkOf(wallet.id)
      if (!wallet || chosen === undefined) return null
      try {
        return await this.#establish(wallet, true, chosen, signal)
      } catch (cause) {
        if (ungranted.has(solanaError(cause).code)) return null
        throw cause
      }
    })
  }

  /** A wallet that is still being restored is disconnected too [wallet-disconnect-untried]. */
  disconnect({ connectorId }: RequestInput<'disconnect'>, signal: AbortSignal): Promise<void> {
    return this.#aborting(signal, async () => {
      const live = this.#connections.find(connectorId)
      if (live) return this.#end(live)
      if (networkStorage.networkOf(connectorId) === undefined) throw new PorticoError('wallet.notConnected')
      networkStorage.forget(connectorId)
      const wallet = this.#registry.find(connectorId)
      if (wallet) await disconnectWallet(wallet)
    })
  }

  activate({ connectorId, address }: RequestInput<'activate'>, signal: AbortSignal): Promise<void> {
    return this.#aborting(signal, async () => {
      const live = this.#connected(connectorId)
      if (address !== undefined) this.#connections.chooseAccount(live, address)
      this.#connections.lead(live)
    })
  }

  /** Most wallets are on no particular network, so there is nothing to ask them. */
  switchNetwork({ connectorId, caipNetworkId }: RequestInput<'switchNetwork'>, signal: AbortSignal): Promise<void> {
    return this.#aborting(signal, async () => {
      const network = networkOf(this.#connections.networks, caipNetworkId)
      const live = connectorId === undefined ? this.#connections.current : this.#connected(connectorId)
      if (!live) this.#preferred = caipNetworkId
      else if (this.#goes(live, caipNetworkId)) {
        await live.wallet.goTo?.(network)
        this.#connections.choose(live, caipNetworkId)
      } else throw new PorticoError('wallet.chainUnknown')
    })
  }

  signMessage(input: RequestInput<'signMessage'>, signal: AbortSignal): Promise<string> {
    return this.#aborting(signal, async () => {
      const { wallet } = this.#connected(input.connectorId)
      return (await requests()).sign(wallet, input)
    })
  }

  sendTransaction(input: RequestInput<'sendTransaction'>, signal: AbortSignal): Promise<string> {
    return this.#aborting(signal, async () => {
      const { wallet } = this.#connected(input.connectorId)
      return (await requests()).send(wallet, input, this.#nodeOptions(input.caipNetworkId, signal))
    })
  }

  estimate(input: RequestInput<'estimate'>, signal: AbortSignal): Promise<string> {
    return this.#aborting(signal, async () =>
      (await requests()).estimateFee(input, this.#nodeOptions(input.caipNetworkId, signal)),
    )
  }

  balance(input: RequestInput<'balance'>, signal: AbortSignal): Promise<NativeBalance> {
    return this.#aborting(signal, async () =>
      (await requests()).readBalance(input, this.#nodeOptions(input.caipNetworkId, signal)),
    )
  }

  tokens(input: RequestInput<'tokens'>, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    return this.#aborting(signal, async () =>
      (await import('./tokens.ts')).readTokens(input, this.#nodeOptions(input.caipNetworkId, signal)),
    )
  }

  /** Solana has no names on chain. */
  async identity(): Promise<Identity> {
    return {}
  }

  resolve({ text }: RequestInput<'resolve'>, signal: AbortSignal): Promise<Receiver> {
    return this.#aborting(signal, async () => {
      const address = parseAddress(text)
      if (address === undefined) throw new PorticoError('transfer.receiver')
      if (unowned.has(address)) throw new PorticoError('transfer.zero')
      return { address }
    })
  }

  review(input: RequestInput<'review'>, signal: AbortSignal): Promise<TransactionReview> {
    return this.#aborting(signal, async () =>
      (await import('./review.ts')).reviewTransaction(input, this.#nodeOptions(input.caipNetworkId, signal)),
    )
  }

  receipt(input: RequestInput<'receipt'>, signal: AbortSignal): Promise<Receipt> {
    return this.#aborting(signal, async () =>
      (await import('./review.ts')).readReceipt(input, this.#nodeOptions(input.caipNetworkId, signal)),
    )
  }

  tokenReceivers(input: RequestInput<'tokenReceivers'>, signal: AbortSignal): Promise<readonly string[]> {
    return this.#aborting(signal, async () =>
      (await import('./token-receiver.ts')).readTokenReceivers(input, this.#nodeOptions(input.caipNetworkId, signal)),
    )
  }

  setNetworks(networks: readonly Network[]): void {
    this.#connections.networks = this.#own(networks)
  }

  provider(connectorId: string): unknown {
    return this.#connections.find(connectorId)?.provider
  }

  /** The Solana networks, with all of their nodes. */
  #own(networks: readonly Network[]): readonly Network[] {
    return networks.filter(isOfSolana).map((network) => withNodes(network, this.#nodes))
  }

  #aborting<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return aborting(signal, work, solanaError)
  }

  #establish(
    wallet: SolanaWallet,
    silent: boolean,
    chosen: CaipNetworkId | undefined,
    signal?: AbortSignal,
  ): Promise<Connection> {
    const disconnect = (live: LiveConnection) => this.#end(live)
    const settings = this.#settings
    return establishConnection(this.#connections, wallet, { silent, signal, chosen, settings, disconnect })
  }

  /** Ends a connection here, even if the wallet hangs or throws. */
  async #end(live: LiveConnection): Promise<void> {
    networkStorage.forget(live.wallet.id)
    await disconnectWallet(live.wallet)
    this.#connections.end(live)
  }

  #goes(live: LiveConnection, id: CaipNetworkId): boolean {
    const connection = this.#connections.describe(live)
    return connection !== undefined && goesTo(connection, id)
  }

  #connected(connectorId: string): LiveConnection {
    const live = this.#connections.find(connectorId)
    if (!live) throw new PorticoError('wallet.notConnected')
    return live
  }

  #nodeOptions(id: CaipNetworkId, signal: AbortSignal): NodeOptions {
    return { network: networkOf(this.#connections.networks, id), settings: this.#settings, signal }
  }

  #emitReports(): void {
    for (const emitReport of this.#watchers) emitReport()
  }
}
