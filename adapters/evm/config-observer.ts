import type { Config } from 'wagmi'
import { isEqual } from '../../core/is-equal.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { parseChainId } from './parse.ts'
import { describeState, liveConnections, type WagmiConnector } from './report.ts'

/** Reports wagmi's state, and remembers values that later states may lack. */
export class ConfigObserver {
  readonly #config: Config
  readonly #configured: ReadonlySet<string>
  readonly #providers = new Map<string, unknown>()
  readonly #chains = new Map<string, number>()
  readonly #watchers = new Set<(isNews?: boolean) => void>()
  /** The connectors of the live connections when they were last read. */
  #live: readonly WagmiConnector[] = []
  #current: string | null = null
  /** Called before each read of wagmi's state, to correct it. */
  before: () => void = () => undefined
  /** Whether wagmi's current connection must not replace this one, which is reported as current. */
  isPassing: (shown: string | null) => boolean = () => false

  /** @param configured The connectors that the dApp configured, by uid; all others announced themselves. */
  constructor(config: Config, configured: ReadonlySet<string>) {
    this.#config = config
    this.#configured = configured
  }

  /** Reports at once, and whenever the report changes. */
  watch(report: (state: AdapterReport) => void): () => void {
    let last: AdapterReport | undefined
    const emitReport = (isNews?: boolean) => {
      this.before()
      this.#syncState()
      const state = describeState(this.#config, {
        configured: this.#configured,
        providers: this.#providers,
        chains: this.#chains,
        current: this.#current,
      })
      if (!isNews && isEqual(state, last)) return
      last = state
      report(state)
    }
    let [isFresh, isBehind] = [true, false]
    const sync = () => {
      isBehind = !isFresh
      if (isBehind) return
      isFresh = false
      // Reports the first of a wallet's events at once; of a burst, then only the last.
      queueMicrotask(() => {
        isFresh = true
        if (isBehind && this.#watchers.has(emitReport)) sync()
      })
      this.#loadProviders()
      emitReport()
    }

    this.#watchers.add(emitReport)
    this.#loadProviders()
    emitReport()
    const unsubscribe = this.#config.subscribe((state) => state, sync)
    // What wagmi's `watchConnectors` does, whose import would be needed for nothing else.
    const unwatch = this.#config._internal.connectors.subscribe(sync)
    // Wallets older than EIP-6963 announce their arrival with this event.
    window.addEventListener('ethereum#initialized', sync)
    return () => {
      this.#watchers.delete(emitReport)
      unsubscribe()
      unwatch()
      window.removeEventListener('ethereum#initialized', sync)
    }
  }

  /** The live provider of a connector, if known. */
  provider(uid: string): unknown {
    return this.#providers.get(uid)
  }

  /**
   * Updates reports after a change outside wagmi's state.
   * @param isNews Reports also what has not changed: a live provider is in no report.
   */
  emit(isNews?: boolean): void {
    for (const emitReport of this.#watchers) emitReport(isNews)
  }

  #syncState(): void {
    const { connections, current } = this.#config.state
    for (const [uid, { chainId }] of connections) {
      const parsed = parseChainId(chainId)
      if (parsed !== undefined) this.#chains.set(uid, parsed)
    }
    if (!this.isPassing(this.#current)) this.#current = current
  }

  /**
   * External wallets load much code with their provider, so theirs are requested only after connecting. Each new
   * connection is asked again: another wallet may have replaced the page's own.
   */
  #loadProviders(): void {
    const injected = this.#config.connectors.filter(({ type }) => type === 'injected')
    const wereLive = this.#live
    this.#live = liveConnections(this.#config.state).map(({ connector }) => connector)
    for (const connector of [...injected, ...this.#live]) {
      const { uid } = connector
      const isNew = this.#live.includes(connector) && !wereLive.includes(connector)
      if (this.#providers.has(uid) && !isNew) continue
      connector.getProvider().then(
        (provider) => {
          if (!provider || (isNew ? this.#providers.get(uid) === provider : this.#providers.has(uid))) return
          this.#providers.set(uid, provider)
          this.emit(this.#live.includes(connector))
        },
        () => undefined,
      )
    }
  }
}
