import { PorticoError } from '../../core/errors.ts'
import type { Engine } from '../engine/engine.ts'
import { atRest, type Store } from '../store/store.ts'
import { afterPaint } from './after-paint.ts'
import { engineIn, type LifecycleEvent, type LifecycleState, loadingIn, nextLifecycle } from './lifecycle-state.ts'
import type { Observe } from './parameters.ts'
import { resting, type Setup } from './setup.ts'
import { tamePrototype } from './tame-prototype.ts'

/** A value stored by the last visit [storage-version], read here without validation: it is only a hint. */
function stored(name: 'connection_status' | 'active_caip_network_id'): string | null {
  try {
    return localStorage.getItem(`@appkit/${name}`)
  } catch {
    return null
  }
}

/** @throws `engine.failed` for code that could not be loaded. */
export const lost = (cause: unknown): never => {
  throw new PorticoError('engine.failed', undefined, { cause })
}

const fetchPreloader = () => import('./later.ts')

/** Controls when the engine runs. */
export interface Lifecycle {
  /** @throws `engine.failed` if its code cannot be loaded, or the signal's reason if the kit has stopped by then. */
  load(): Promise<Engine>
  /** The engine, while it runs. */
  engine(): Engine | undefined
  /**
   * Observes the running engine and each later one. The function that `see` returns is called when that engine stops.
   */
  observe(see: Observe): () => void
  /** Shows a changed setup while no engine runs. */
  renew(): void
  /** Starts watching for a reason to load the engine. Returns a signal that is aborted once the kit stops. */
  start(): AbortSignal
  retain(): () => void
  /** The state of the kit. */
  current(): LifecycleState<Engine>
}

/** Until there is a reason to load the engine, this only reads storage [lazy-closed]. */
export function makeLifecycle(setup: Setup, store: Store): Lifecycle {
  const reconnects = setup.options.enableReconnect !== false
  const observers = new Map<Observe, (() => void) | undefined>()
  let watched: (() => void)[] = []
  let state: LifecycleState<Engine> = { phase: 'stopped', painted: false, holders: 0 }
  let starting = new AbortController()

  /** Watches for connections of the adapters that are set up now. */
  const watch = () => {
    for (const end of watched) end()
    watched = state.painted ? setup.adapters.map((adapter) => adapter.onConnection(wake)) : []
  }

  /** Applies an event and runs its side effects. */
  const send = (event: LifecycleEvent<Engine>) => {
    const before = state
    state = nextLifecycle(before, event)
    if (before.painted !== state.painted) watch()
    const [former, started] = [engineIn(before), engineIn(state)]
    if (former === started) return
    for (const [see, end] of observers) {
      end?.()
      observers.set(see, started && see(started))
    }
    // The readers of the charts have stopped, and the store still shows the engine.
    former?.stop()
  }

  const load = (): Promise<Engine> => {
    const signal = start()
    tamePrototype()
    const known = loadingIn(state)
    if (known) return known
    const fetching = import('../engine/engine.ts').then(({ fetchEngine }) => fetchEngine(setup))
    for (const adapter of setup.adapters) adapter.prefetch?.().catch(() => undefined)
    const loading: Promise<Engine> = fetching.then(
      (startEngine) => {
        signal.throwIfAborted()
        const engine = startEngine(store)
        send({ type: 'loaded', loading, engine })
        return engine
      },
      (cause: unknown): never => {
        send({ type: 'failed', loading })
        // A kit that has started since then may be reconnecting.
        if (!signal.aborted) show('disconnected')
        return lost(cause)
      },
    )
    send({ type: 'load', loading })
    return loading
  }

  /**
   * The first read of storage decides the status, so that a returning user never sees a flash of the disconnected page.
   */
  const show = (status?: 'reconnecting' | 'disconnected') => store.set(resting(setup, store.get(), status))

  const wake = () => {
    if (loadingIn(state)) return
    if (reconnects) show('reconnecting')
    void load().catch(() => undefined)
  }

  const start = () => {
    if (state.phase !== 'stopped' || typeof window === 'undefined') return starting.signal
    send({ type: 'start' })
    starting = new AbortController()
    const { signal } = starting
    const { locale, preload: when = 'idle' } = setup.options
    if (locale)
      setup.spoken = fetchPreloader()
        .then((later) => later.speak(locale, store.set))
        .catch(() => undefined)
    const returns = reconnects && stored('connection_status') === 'connected'
    setup.last = stored('active_caip_network_id')
    show(returns ? 'reconnecting' : 'disconnected')
    void afterPaint().then(() => {
      // Stopped before the first paint: the engine would run for no provider, and nothing would stop it.
      if (signal.aborted) return
      send({ type: 'painted' })
      if (returns) wake()
      if (when === 'idle')
        void fetchPreloader()
          .then((later) => later.preload(load, signal))
          .catch(() => undefined)
    })
    return signal
  }

  const stop = () => {
    starting.abort()
    send({ type: 'stop' })
    const shown = store.get()
    const { themeMode, themeVariables } = shown
    store.set({ ...atRest, themeMode, themeVariables, ...resting(setup, shown, 'disconnected') })
  }

  return {
    load,
    engine: () => engineIn(state),
    observe(see) {
      const engine = engineIn(state)
      observers.set(see, engine && see(engine))
      return () => {
        observers.get(see)?.()
        observers.delete(see)
      }
    },
    renew() {
      watch()
      if (!engineIn(state)) show()
    },
    start,
    current: () => state,
    retain() {
      send({ type: 'retain' })
      start()
      return () => {
        send({ type: 'release' })
        // StrictMode and hot reload release the kit and retain it again at once.
        setTimeout(() => {
          if (!state.holders) stop()
        })
      }
    },
  }
}
