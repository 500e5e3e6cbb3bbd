import type { Chain } from 'viem'
import type { Config, Transport } from 'wagmi'
import { switchAccount } from 'wagmi/actions'
import { type Connection, sameId } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import type { NativeBalance, WalletAdapter } from '../../machines/ports.ts'
import { aborting } from '../aborting.ts'
import { chainIdOf } from './chains.ts'
import { dropStored, endConnection, makeConnection, renewConnection, restStatus } from './connections.ts'
import type { Follower } from './follower.ts'
import type { OnceConnected } from './once-connected.ts'
import { describeConnection, liveConnections, standingIn, type WagmiConnector } from './report.ts'

type Asking = Exclude<keyof WalletAdapter, 'namespace' | 'watch' | 'approach' | 'provider' | 'setNetworks'>

/** What a method that asks a wallet or a node is told. */
export type Input<Method extends Asking> = Parameters<WalletAdapter[Method]>[0]

/** What the list of wallets can do without: all that is done once somebody asks for something. */
export class OnceAsked implements Pick<WalletAdapter, Asking> {
  readonly #config: Config
  readonly #follower: Follower
  readonly #wayTo: (chain: Chain) => Transport
  readonly #first: readonly Network[]
  /** The prompts that somebody still waits for. */
  readonly #asking = new Set<AbortSignal>()
  /** Those of the moment. */
  networks: readonly Network[]
  #chosen: string | null = null
  #rest: OnceConnected | undefined

  /** @param first The networks that the dApp had at the start. */
  constructor(config: Config, follower: Follower, wayTo: (chain: Chain) => Transport, first: readonly Network[]) {
    this.#config = config
    this.#follower = follower
    this.#wayTo = wayTo
    this.#first = first
    this.networks = first
  }

  /**
   * The chain is asked for only where that cannot hang: wagmi's switch for injected wallets may never end. A wallet that is
   * connected beside another one is not asked again.
   */
  connect({ connectorId, caipNetworkId }: Input<'connect'>, signal: AbortSignal): Promise<Connection> {
    return aborting(signal, async () => {
      const connector = this.#find(connectorId)
      if (!connector) throw new PorticoError('connector.missing')
      const beside = this.#config.state.current !== connector.uid && standingIn(this.#config, connectorId)
      const standing = beside && describeConnection(this.#config, beside)
      if (standing) {
        await this.#lead(beside.connector)
        return standing
      }
      const chainId = caipNetworkId && connector.type !== 'injected' ? chainIdOf(caipNetworkId) : undefined
      return this.#whileAsking(signal, async () => {
        const connection = await makeConnection(this.#config, connector, chainId)
        this.#chosen = connector.uid
        return connection
      })
    })
  }

  /** Which of several is current is settled by who was asked for first, not by which wallet was quickest. */
  reconnect({ connectorId }: Input<'reconnect'>, signal: AbortSignal): Promise<Connection | null> {
    return aborting(signal, async () => {
      const connector = standingIn(this.#config, connectorId)?.connector ?? this.#find(connectorId)
      if (!connector) {
        dropStored(this.#config)
        return null
      }
      return this.#follower.whileRenewing(connector.uid, async () => {
        const standing = standingIn(this.#config, connectorId)
        const connection = standing
          ? (describeConnection(this.#config, standing) ?? null)
          : await this.#whileAsking(signal, () => renewConnection(this.#config, connector))
        if (connection) await this.#lead(this.#leader() ?? connector)
        return connection
      })
    })
  }

  disconnect({ connectorId }: Input<'disconnect'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, () => endConnection(this.#config, this.#connected(connectorId)))
  }

  activate({ connectorId, address }: Input<'activate'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, async () => {
      const connector = this.#connected(connectorId)
      if (address !== undefined) (await this.#load(signal)).activateAccount(connector, address)
      await this.#lead(connector)
    })
  }

  switchNetwork({ connectorId, caipNetworkId }: Input<'switchNetwork'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, async () => {
      const rest = await this.#load(signal)
      const connector =
        connectorId === undefined ? liveConnections(this.#config.state)[0]?.connector : this.#connected(connectorId)
      await rest.switchNetwork(connector, caipNetworkId, signal)
    })
  }

  signMessage(input: Input<'signMessage'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => (await this.#load(signal)).sign(this.#connected(input.connectorId), input))
  }

  sendTransaction(input: Input<'sendTransaction'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => (await this.#load(signal)).send(this.#connected(input.connectorId), input))
  }

  estimate(input: Input<'estimate'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => (await this.#load(signal)).estimate(input))
  }

  balance(input: Input<'balance'>, signal: AbortSignal): Promise<NativeBalance> {
    return aborting(signal, async () => (await this.#load(signal)).balance(input))
  }

  /** wagmi's chains follow the networks of the moment; before anything that needs one, they do in any case. */
  async follow(): Promise<void> {
    await this.#load()
  }

  /** What a connection can be made without, told of the networks of the moment. */
  async #load(signal?: AbortSignal): Promise<OnceConnected> {
    const { OnceConnected } = await import('./once-connected.ts')
    signal?.throwIfAborted()
    this.#rest ??= new OnceConnected(this.#config, this.#follower, this.#wayTo, this.#first)
    this.#rest.setNetworks(this.networks)
    return this.#rest
  }

  /** The connector that was last chosen to be the current one, while it is connected. */
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
    const standing = standingIn(this.#config, connectorId)
    if (!standing) throw new PorticoError('wallet.notConnected')
    return standing.connector
  }
}
