import type { Config } from 'wagmi'
import { switchAccount } from 'wagmi/actions'
import { type Connection, sameId } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Identity } from '../../core/identity.ts'
import type { Network } from '../../core/network.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { NativeBalance, Receipt, Receiver, TransactionReview } from '../../machines/ports.ts'
import { aborting } from '../aborting.ts'
import type { RequestInput, WalletRequests } from '../lazy-adapter.ts'
import { AccountOverrides } from './account-overrides.ts'
import { connect, disconnect, disconnectStored, endStored, isAuthorized } from './careful.ts'
import { type ChainList, chainListOf } from './chain-list.ts'
import { chainIdOf } from './chains.ts'
import type { ConfigObserver } from './config-observer.ts'
import { dropStored, endConnection, makeConnection, mendState, renewConnection, restStatus } from './connections.ts'
import { LiveConnections } from './live-connections.ts'
import { loadedCareful } from './loaded-careful.ts'
import { Renewals } from './renewals.ts'
import { describeConnection, findLive, isLive, liveConnections, type WagmiConnector } from './report.ts'
import { estimateFee, type Node, nodeOf, readBalance, send, sign } from './requests.ts'
import { switchChain } from './switch-chain.ts'
import type { WagmiDeps } from './wagmi-deps.ts'

/** Whether wagmi has a stored connection of this connector that is not restored yet. */
const isStored = ({ state }: Pick<Config, 'state'>, connectorId: string): boolean =>
  [...state.connections.values()].some((each) => !isLive(each) && sameId(each.connector.id, connectorId))

/** For the guards of connectors, which exist before this code loads. */
export const careful = { connect, disconnect, endStored, isAuthorized }

/** For wagmi’s connector over the link, which exists before this code loads. */
export const fetchLinkConnector = () => import('./link-connector.ts')

/** Loaded when the first transaction is prepared. */
const fetchTransactions = () => import('./transactions.ts')

/** Sends requests to EVM wallets and nodes, through wagmi's connectors and clients. */
export class WagmiWalletAdapter implements WalletRequests {
  readonly #config: Config
  readonly #observer: ConfigObserver
  readonly #chains: ChainList
  readonly #overrides: AccountOverrides
  readonly #knownIds: Set<string>
  readonly #renewals = new Renewals()
  /** The pending prompts. */
  readonly #asking = new Set<AbortSignal>()
  #chosen: string | null = null

  constructor(
    config: Config,
    observer: ConfigObserver,
    { transportOf, networks, connected }: Pick<WagmiDeps, 'transportOf' | 'networks' | 'connected'>,
  ) {
    this.#config = config
    loadedCareful.code = careful
    this.#observer = observer
    this.#knownIds = connected
    this.#chains = chainListOf(config, transportOf, networks)
    this.#overrides = new AccountOverrides(config)
    const live = new LiveConnections(config)
    observer.isPassing = (shown) => this.#renewals.isPassing(config.state, shown)
    observer.before = () => {
      live.keep()
      mendState(config)
      this.#overrides.keep()
    }
  }

  /** Updates wagmi's chains to the dApp's networks. */
  setNetworks(networks: readonly Network[]): void {
    this.#chains.set(networks)
    this.#observer.emit()
  }

  /**
   * Requests the chain only if that can't hang: wagmi's switch for injected wallets may never settle. A live connection
   * that is not current is not asked again.
   */
  connect({ connectorId, caipNetworkId }: RequestInput<'connect'>, signal: AbortSignal): Promise<Connection> {
    return aborting(signal, async () => {
      const connector = this.#find(connectorId)
      if (!connector) throw new PorticoError('connector.missing')
      const beside = this.#config.state.current !== connector.uid && findLive(this.#config, connectorId)
      const live = beside && describeConnection(this.#config, beside)
      if (live) {
        await this.#lead(beside.connector)
        return live
      }
      const chainId = caipNetworkId && connector.type !== 'injected' ? chainIdOf(caipNetworkId) : undefined
      return this.#whileAsking(signal, async () => {
        const connection = await makeConnection(this.#config, connector, chainId)
        this.#chosen = connector.uid
        return connection
      })
    })
  }

  /** Which connection becomes current depends on the order of the requests, not on the wallets' speed. */
  reconnect({ connectorId }: RequestInput<'reconnect'>, signal: AbortSignal): Promise<Connection | null> {
    return aborting(signal, async () => {
      const connector = findLive(this.#config, connectorId)?.connector ?? this.#find(connectorId)
      if (!connector) {
        dropStored(this.#config)
        return null
      }
      // The kit knows a recent connection even if wagmi's storage does not.
      this.#knownIds.add(connector.id)
      const renewing = this.#renewals.run(connector.uid, async () => {
        const live = findLive(this.#config, connectorId)
        const connection = live
          ? (describeConnection(this.#config, live) ?? null)
          : await this.#whileAsking(signal, () => renewConnection(this.#config, connector))
        if (connection) await this.#lead(this.#leader() ?? connector)
        return connection
      })
      return renewing.finally(() => this.#observer.emit())
    })
  }

  disconnect({ connectorId }: RequestInput<'disconnect'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, async () => {
      const live = findLive(this.#config, connectorId)
      if (live) return endConnection(this.#config, live.connector)
      const untried = this.#find(connectorId)
      // One that is being restored may be missing in wagmi's state: another that failed removes all stored connections.
      if (!untried || !(isStored(this.#config, connectorId) || this.#renewals.has(untried.uid)))
        throw new PorticoError('wallet.notConnected')
      await disconnectStored(untried)
      dropStored(this.#config)
    })
  }

  activate({ connectorId, address }: RequestInput<'activate'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, async () => {
      const connector = this.#connected(connectorId)
      if (address !== undefined) this.#overrides.choose(connector, address)
      await this.#lead(connector)
    })
  }

  switchNetwork({ connectorId, caipNetworkId }: RequestInput<'switchNetwork'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, async () => {
      const connector =
        connectorId === undefined ? liveConnections(this.#config.state)[0]?.connector : this.#connected(connectorId)
      const chain = this.#chains.chainOf(caipNetworkId)
      if (connector) await switchChain(this.#config, connector, chain, signal)
      // Without a wallet, only the dApp's chain changes.
      else this.#config.setState((state) => ({ ...state, chainId: chain.id }))
    })
  }

  signMessage(input: RequestInput<'signMessage'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => sign(this.#connected(input.connectorId), input))
  }

  sendTransaction(input: RequestInput<'sendTransaction'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => {
      const { first, ...single } = input
      const connector = this.#connected(input.connectorId)
      if (!first) return send(this.#config, connector, single)
      return (await import('./calls.ts')).sendCalls(this.#config, connector, { ...single, first })
    })
  }

  estimate(input: RequestInput<'estimate'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => estimateFee(this.#config, this.#chains.chainOf(input.caipNetworkId), input))
  }

  balance(input: RequestInput<'balance'>, signal: AbortSignal): Promise<NativeBalance> {
    return aborting(signal, async () => readBalance(this.#config, this.#chains.chainOf(input.caipNetworkId), input))
  }

  tokens(input: RequestInput<'tokens'>, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    return aborting(signal, async () => {
      const node = nodeOf(this.#config, this.#chains.chainOf(input.caipNetworkId))
      return (await import('./tokens.ts')).readTokens(node, input)
    })
  }

  identity({ address }: RequestInput<'identity'>, signal: AbortSignal): Promise<Identity> {
    return aborting(signal, async () => {
      const ethereum = this.#ethereum()
      return ethereum ? (await import('./ens.ts')).ensIdentity(ethereum, address) : {}
    })
  }

  resolve({ text }: RequestInput<'resolve'>, signal: AbortSignal): Promise<Receiver> {
    return aborting(signal, async () => (await fetchTransactions()).resolveReceiver(text, this.#ethereum()))
  }

  review(input: RequestInput<'review'>, signal: AbortSignal): Promise<TransactionReview> {
    return aborting(signal, async () => {
      const { reviewTransaction } = await fetchTransactions()
      const review = reviewTransaction(this.#config, this.#chains.chainOf(input.caipNetworkId), input)
      if (!input.first) return review
      // The node's result counts even if the wallet does not answer.
      const connector = findLive(this.#config, input.connectorId)?.connector
      const atomic =
        connector !== undefined &&
        import('./calls.ts').then(({ isAtomic }) => isAtomic(connector, input)).catch(() => false)
      return { ...(await review), atomic: await atomic }
    })
  }

  receipt(input: RequestInput<'receipt'>, signal: AbortSignal): Promise<Receipt> {
    return aborting(signal, async () => {
      if (!input.first) {
        const { readReceipt } = await fetchTransactions()
        return readReceipt(this.#config, this.#chains.chainOf(input.caipNetworkId), input)
      }
      const connector = findLive(this.#config, input.connectorId)?.connector
      return connector ? (await import('./calls.ts')).readCalls(connector, input.hash) : { status: 'unknown' }
    })
  }

  tokenReceivers(input: RequestInput<'tokenReceivers'>, signal: AbortSignal): Promise<readonly string[]> {
    return aborting(signal, async () => {
      const node = nodeOf(this.#config, this.#chains.chainOf(input.caipNetworkId))
      return (await import('./token-receiver.ts')).readTokenReceivers(node, input)
    })
  }

  /** Ethereum's node, for ENS; undefined if the dApp does not have the network. */
  #ethereum(): Node | undefined {
    const chain = this.#config.chains.find(({ id }) => id === 1)
    return chain && nodeOf(this.#config, chain)
  }

  /** The connector last chosen as current, while it is connected. */
  #leader(): WagmiConnector | undefined {
    return liveConnections(this.#config.state).find(({ connector }) => connector.uid === this.#chosen)?.connector
  }

  async #lead(connector: WagmiConnector): Promise<void> {
    this.#chosen = connector.uid
    if (this.#config.state.current !== connector.uid) await switchAccount(this.#config, { connector })
  }

  async #whileAsking<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const rest = () => {
      this.#asking.delete(signal)
      if (this.#asking.size === 0) restStatus(this.#config)
    }
    this.#asking.add(signal)
    signal.addEventListener('abort', rest, { once: true })
    try {
      return await work()
    } finally {
      this.#asking.delete(signal)
      signal.removeEventListener('abort', rest)
    }
  }

  #find(connectorId: string): WagmiConnector | undefined {
    return this.#config.connectors.find(({ id }) => typeof id === 'string' && sameId(id, connectorId))
  }

  #connected(connectorId: string): WagmiConnector {
    const live = findLive(this.#config, connectorId)
    if (!live) throw new PorticoError('wallet.notConnected')
    return live.connector
  }
}
