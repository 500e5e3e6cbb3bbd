import type { Config } from 'wagmi'
import { switchAccount } from 'wagmi/actions'
import { type Connection, sameId } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { AdapterReport, NativeBalance, WalletAdapter } from '../../machines/ports.ts'
import { aborting } from '../aborting.ts'
import { chainIdOf, chainOf } from './chains.ts'
import { dropStored, endConnection, makeConnection, renewConnection, restStatus } from './connections.ts'
import { Follower } from './follower.ts'
import { describeConnection, liveConnections, type WagmiConnector } from './report.ts'
import { switchChain } from './switch-chain.ts'

type Input<Method extends Exclude<keyof WalletAdapter, 'namespace' | 'watch' | 'provider'>> = Parameters<
  WalletAdapter[Method]
>[0]

/** The list of wallets needs none of these. */
const requests = () => import('./requests.ts')

/** EVM wallets over wagmi: the working half. wagmi's state is the truth, and is followed (DESIGN 5). */
export class WagmiWallets implements WalletAdapter {
  readonly namespace = 'eip155'
  readonly #config: Config
  readonly #follower: Follower
  /** The prompts that somebody still waits for. */
  readonly #asking = new Set<AbortSignal>()
  #chosen: string | null = null

  constructor(config: Config, configured: ReadonlySet<string>) {
    this.#config = config
    this.#follower = new Follower(config, configured)
  }

  watch(report: (state: AdapterReport) => void): () => void {
    return this.#follower.watch(report)
  }

  /** The chain is asked for only where that cannot hang: wagmi's switch for injected wallets may never end. */
  connect({ connectorId, caipNetworkId }: Input<'connect'>, signal: AbortSignal): Promise<Connection> {
    return aborting(signal, () => {
      const connector = this.#find(connectorId)
      if (!connector) throw new PorticoError('connector.missing')
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
      const connector = this.#standing(connectorId)?.connector ?? this.#find(connectorId)
      if (!connector) {
        dropStored(this.#config)
        return null
      }
      return this.#follower.whileRenewing(connector.uid, async () => {
        const standing = this.#standing(connectorId)
        const connection = standing
          ? (describeConnection(standing) ?? null)
          : await this.#whileAsking(signal, () => renewConnection(this.#config, connector))
        if (connection) await this.#lead(this.#leader() ?? connector)
        return connection
      })
    })
  }

  disconnect({ connectorId }: Input<'disconnect'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, () => endConnection(this.#config, this.#connected(connectorId)))
  }

  activate({ connectorId }: Input<'activate'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, async () => this.#lead(this.#connected(connectorId)))
  }

  switchNetwork({ connectorId, caipNetworkId }: Input<'switchNetwork'>, signal: AbortSignal): Promise<void> {
    return aborting(signal, async () => {
      const chain = chainOf(this.#config, caipNetworkId)
      const connector =
        connectorId === undefined ? liveConnections(this.#config.state)[0]?.connector : this.#connected(connectorId)
      if (!connector) {
        this.#config.setState((state) => ({ ...state, chainId: chain.id }))
        return
      }
      await switchChain(this.#config, connector, chain, signal)
    })
  }

  signMessage(input: Input<'signMessage'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => (await requests()).sign(this.#connected(input.connectorId), input))
  }

  sendTransaction(input: Input<'sendTransaction'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () =>
      (await requests()).send(this.#config, this.#connected(input.connectorId), input),
    )
  }

  estimate(input: Input<'estimate'>, signal: AbortSignal): Promise<string> {
    return aborting(signal, async () => (await requests()).estimateFee(this.#config, input))
  }

  balance(input: Input<'balance'>, signal: AbortSignal): Promise<NativeBalance> {
    return aborting(signal, async () => (await requests()).readBalance(this.#config, input))
  }

  provider(connectorId: string): unknown {
    const standing = this.#standing(connectorId)
    return standing && this.#follower.provider(standing.connector.uid)
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

  #standing(connectorId: string) {
    return liveConnections(this.#config.state).find(({ connector }) => sameId(connector.id, connectorId))
  }

  #connected(connectorId: string): WagmiConnector {
    const standing = this.#standing(connectorId)
    if (!standing) throw new PorticoError('wallet.notConnected')
    return standing.connector
  }
}
