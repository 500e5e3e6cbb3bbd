import type { Config } from 'wagmi'
import { isLive, type WagmiConnection } from './report.ts'

/**
 * Keeps the live connections while wagmi reconnects, as `WagmiProvider` does with each of its renders: wagmi removes
 * all connections when it restores the first one, then adds the others one by one. None of them has ended meanwhile
 * [wallet-source].
 */
export class LiveConnections {
  readonly #config: Config
  #last: ReadonlyMap<string, WagmiConnection> = new Map()
  #current: string | null = null

  constructor(config: Config) {
    this.#config = config
  }

  /** Restores the connections that wagmi has dropped in order to reconnect them. */
  keep(): void {
    const dropped = this.#dropped()
    if (dropped.length > 0) {
      const previous = this.#current
      this.#config.setState((state) => {
        const connections = new Map([...dropped, ...state.connections])
        const current = previous !== null && connections.has(previous) ? previous : state.current
        return { ...state, connections, current }
      })
    }
    const { connections, current } = this.#config.state
    this.#last = new Map([...connections].filter(([, each]) => isLive(each)))
    this.#current = current
  }

  /**
   * The connections that wagmi dropped for reconnecting. A connection that has ended has no listeners. When wagmi
   * reconnects, it creates new objects for the remaining connections; when it disconnects one, the others stay
   * identical. Its status tells nothing: a wallet that connects meanwhile ends as 'reconnecting'.
   */
  #dropped(): [uid: string, connection: WagmiConnection][] {
    const { connections } = this.#config.state
    const isRemade = [...connections].every(([uid, connection]) => this.#last.get(uid) !== connection)
    if (!isRemade || connections.size === 0) return []
    return [...this.#last].filter(
      ([uid, { connector }]) => !connections.has(uid) && connector.emitter.listenerCount('change') > 0,
    )
  }
}
