import type { Config } from 'wagmi'
import { isLive, type WagmiConnection } from './report.ts'

/**
 * Keeps the live connections while wagmi reconnects. `WagmiProvider` does so with each of its renders: wagmi forgets all connections
 * with the first that it takes up again, then adds the others one by one. Nothing has ended meanwhile [wallet-source].
 */
export class LiveConnections {
  readonly #config: Config
  #last: ReadonlyMap<string, WagmiConnection> = new Map()
  #current: string | null = null

  constructor(config: Config) {
    this.#config = config
  }

  /** Puts back what wagmi has dropped to take it up again. */
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
   * One that has ended is no longer listened to. Where wagmi reconnects, it has made every connection that is left again; where it
   * disconnects, those that are left stay the same. Its status says nothing: a wallet that connects meanwhile ends 'reconnecting'.
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
