import { noAccount } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import { type NetworkDefinition, toNetwork } from '../core/network.ts'
import type { OpenView } from '../core/places.ts'
import { SetupError } from '../core/setup-error.ts'
import type { Engine } from './engine.ts'
import type { AppKitOptions } from './options.ts'
import { createStore, type PublicState, type Store } from './store.ts'

/** What `open` takes (FACTS 8.1). A view that does not exist, or makes no sense now, falls back to the usual one. */
export interface OpenOptions {
  view?: OpenView
}

/** The handle on the one modal of a page: light, until somebody comes near it. */
export interface AppKit {
  readonly store: Store
  readonly options: AppKitOptions
  /** Opens the modal. @throws `engine.failed` when its code cannot be loaded. */
  open(options?: OpenOptions): Promise<void>
  close(): Promise<void>
  /** Disconnects one namespace, or all. @throws `wallet.disconnectFailed` when a wallet does not let go. */
  disconnect(namespace?: Namespace): Promise<void>
  /** Goes to another network, with the wallet where one is connected. @throws the failure when the wallet does not come along. */
  switchNetwork(network: NetworkDefinition): Promise<void>
  /** Somebody is about to open the modal: what it needs is fetched ahead. */
  approach(): void
  /** Keeps the kit running for as long as somebody holds it; the last to let go stops it. */
  retain(): () => void
}

/** Where the connections of the last visit are noted (FACTS 15); read here without parsing: a hint is enough. */
const STATUS_KEY = '@appkit/connection_status'

function wasConnected(): boolean {
  try {
    return localStorage.getItem(STATUS_KEY) === 'connected'
  } catch {
    return false
  }
}

const afterFirstPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

function initialState({ adapters, networks, defaultNetwork, themeMode, themeVariables }: AppKitOptions): PublicState {
  return {
    open: false,
    opening: false,
    failed: false,
    initialized: false,
    active: adapters[0]?.namespace,
    accounts: Object.fromEntries(adapters.map(({ namespace }) => [namespace, noAccount(namespace)])),
    network: toNetwork(defaultNetwork ?? networks[0]),
    themeMode,
    themeVariables: themeVariables ?? {},
    event: { timestamp: 0, data: { type: 'track', event: 'INITIAL' } },
  }
}

/** Makes a handle. Nothing but a look into storage happens before there is a reason (DESIGN 3, pay nothing). */
export function makeAppKit(options: AppKitOptions): AppKit {
  for (const { namespace } of options.adapters) if (!namespace) throw new SetupError('adapter.namespace')

  const store = createStore(initialState(options))
  let engine: Promise<Engine> | undefined
  let unwatch: (() => void)[] = []
  let holders = 0
  let running = false

  const load = (): Promise<Engine> => {
    if (engine) return engine
    start()
    const loading = import('./engine.ts').then(
      ({ startEngine }) => startEngine(options, store),
      (cause: unknown) => {
        if (engine === loading) engine = undefined
        throw new SetupError('engine.failed', undefined, { cause })
      },
    )
    engine = loading
    return loading
  }

  /** The first look at storage says it, so that nobody who comes back sees a stranger's page flash by. */
  const say = (status: 'reconnecting' | 'disconnected') => {
    const accounts = options.adapters.map(({ namespace }) => [namespace, noAccount(namespace, status)])
    store.set({ accounts: Object.fromEntries(accounts) })
  }

  const wake = () => {
    if (engine) return
    if (options.enableReconnect !== false) say('reconnecting')
    void load().catch(() => say('disconnected'))
  }

  const start = () => {
    if (running || typeof window === 'undefined') return
    running = true
    const returns = options.enableReconnect !== false && wasConnected()
    if (returns) say('reconnecting')
    afterFirstPaint(() => {
      if (!running) return
      unwatch = options.adapters.map((adapter) => adapter.onConnection(wake))
      if (returns) wake()
    })
  }

  const stop = () => {
    running = false
    for (const end of unwatch.splice(0)) end()
    const stopping = engine
    engine = undefined
    store.set(initialState({ ...options, ...themeOf(store.get()) }))
    void stopping?.then((started) => started.stop()).catch(() => undefined)
  }

  start()
  return {
    store,
    options,
    async open({ view } = {}) {
      store.set({ opening: true, failed: false })
      try {
        const { open } = await load()
        await open(view)
      } catch (cause) {
        store.set({ failed: true })
        throw cause
      } finally {
        store.set({ opening: false })
      }
    },
    async close() {
      if (!engine) return
      const { close } = await engine
      close()
    },
    async disconnect(namespace) {
      const { disconnect } = await load()
      await disconnect(namespace)
    },
    async switchNetwork(network) {
      const { switchNetwork } = await load()
      await switchNetwork(toNetwork(network).caipNetworkId)
    },
    approach() {
      void load()
        .then(({ prefetch }) => prefetch())
        .catch(() => undefined)
    },
    retain() {
      holders += 1
      start()
      return () => {
        holders -= 1
        // StrictMode and hot reload let go and take hold again at once.
        setTimeout(() => {
          if (holders === 0) stop()
        })
      }
    },
  }
}

const themeOf = ({ themeMode, themeVariables }: PublicState) => ({
  ...(themeMode && { themeMode }),
  themeVariables,
})
