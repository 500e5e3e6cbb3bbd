import { PorticoError } from '../../core/errors.ts'
import type { Engine } from '../engine/engine.ts'
import { atRest, type Store } from '../store/store.ts'
import { afterPaint } from './after-paint.ts'
import {
  engineIn,
  isWatching,
  type LifecycleEvent,
  type LifecycleState,
  loadingIn,
  nextLifecycle,
} from './lifecycle-state.ts'
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
  /** @throws `engine.failed` when its code cannot be loaded. */
  load(): Promise<Engine>
  /** The engine that runs or is loading. */
  coming(): Promise<Engine> | undefined
  /** The engine, while it runs. */
  engine(): Engine | undefined
  /**
   * Observes the running engine and each later one. The function that `see` returns is called when that engine stops.
   */
  observe(see: Observe): () => void
  /** Shows a changed setup while no engine runs. */
  renew(): void
  start(): void
  retain(): () => void
  /**
   * Whether the page has been painted and no provider keeps the kit. Before the paint, a provider may be about to
   * mount.
   */
  isUnclaimed(): boolean
}

/** Until there is a reason to load the engine, this only reads storage [lazy-closed]. */
export function makeLifecycle(setup: Setup, store: Store): Lifecycle {
  const reconnects = setup.options.enableReconnect !== false
  const observers = new Map<Observe, (() => void) | undefined>()
  const watched = new Set<() => void>()
  let state: LifecycleState<Engine> = { phase: 'stopped', painted: false, holders: 0 }
  let preloading: AbortController | undefined

  /** Watches for connections of the adapters that are set up now. */
  const watch = () => {
    for (const end of watched) end()
    watched.clear()
    if (isWatching(state)) for (const adapter of setup.adapters) watched.add(adapter.onConnection(wake))
  }

  /** Applies an event and runs its side effects. */
  const send = (event: LifecycleEvent<Engine>) => {
    const before = state
    state = nextLifecycle(before, event)
    if (isWatching(before) !== isWatching(state)) watch()
    const [stopped, started] = [engineIn(before), engineIn(state)]
    if (stopped === started) return
    for (const [see, end] of observers) {
      end?.()
      observers.set(see, started && see(started))
    }
  }

  const load = (): Promise<Engine> => {
    start()
    tamePrototype()
    const known = loadingIn(state)
    if (known) return known
    const fetching = import('../engine/engine.ts').then(({ fetchEngine }) => fetchEngine(setup))
    for (const adapter of setup.adapters) adapter.prefetch?.().catch(() => undefined)
    const loading: Promise<Engine> = fetching.then(
      (startEngine) => {
        const engine = startEngine(store)
        send({ type: 'loaded', loading, engine })
        return engine
      },
      (cause: unknown): never => {
        send({ type: 'failed', loading })
        return lost(cause)
      },
    )
    send({ type: 'load', loading })
    return loading
  }

  /**
   * The first read of storage decides the status, so that a returning user never sees a flash of the disconnected page.
   */
  const show = (status: 'reconnecting' | 'disconnected') => store.set(resting(setup, store.get(), status))

  const wake = () => {
    if (loadingIn(state)) return
    if (reconnects) show('reconnecting')
    void load().catch(() => show('disconnected'))
  }

  const preload = () => {
    preloading = new AbortController()
    const { signal } = preloading
    void fetchPreloader()
      .then((later) => later.preload(load, signal))
      .catch(() => undefined)
  }

  const start = () => {
    if (state.phase !== 'stopped' || typeof window === 'undefined') return
    send({ type: 'start' })
    const { locale, preload: when = 'idle' } = setup.options
    if (locale)
      setup.spoken = fetchPreloader()
        .then((later) => later.speak(locale, store.set))
        .catch(() => undefined)
    const returns = reconnects && stored('connection_status') === 'connected'
    setup.last = stored('active_caip_network_id')
    show(returns ? 'reconnecting' : 'disconnected')
    void afterPaint().then(() => {
      send({ type: 'painted' })
      if (returns && isWatching(state)) wake()
      if (when === 'idle') preload()
    })
  }

  const stop = () => {
    const stopping = loadingIn(state)
    preloading?.abort()
    send({ type: 'stop' })
    const { themeMode, themeVariables } = store.get()
    store.set({ ...atRest, themeMode, themeVariables, ...resting(setup, store.get(), 'disconnected') })
    void stopping?.then((engine) => engine.stop()).catch(() => undefined)
  }

  return {
    load,
    coming: () => loadingIn(state),
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
      if (!engineIn(state)) store.set(resting(setup, store.get()))
    },
    start,
    isUnclaimed: () => state.painted && state.holders === 0,
    retain() {
      send({ type: 'retain' })
      start()
      return () => {
        send({ type: 'release' })
        // StrictMode and hot reload release the kit and retain it again at once.
        setTimeout(() => {
          if (state.holders === 0) stop()
        })
      }
    },
  }
}
