import { SetupError } from '../core/setup-error.ts'
import type { Engine } from './engine.ts'
import type { Observe } from './handle.ts'
import { resting, type Setup } from './setup.ts'
import { atRest, type Store } from './store.ts'

/** What the last visit left (FACTS 15); read here without parsing: a hint is enough. */
function stored(name: 'connection_status' | 'active_caip_network_id'): string | null {
  try {
    return localStorage.getItem(`@appkit/${name}`)
  } catch {
    return null
  }
}

/** @throws `engine.failed` for code that did not come. */
export const lost = (cause: unknown): never => {
  throw new SetupError('engine.failed', undefined, { cause })
}

const afterFirstPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/** When the engine runs. */
export interface Lifecycle {
  /** @throws `engine.failed` when its code cannot be loaded. */
  load(): Promise<Engine>
  /** The engine that runs or is on its way. */
  coming(): Promise<Engine> | undefined
  /** The engine, while it runs. */
  engine(): Engine | undefined
  /** Tells of the engine that runs, and of each that will; what `see` returns is called when that one stops. */
  observe(see: Observe): () => void
  /** What is set up has changed: shows it, where no engine does that. */
  renew(): void
  start(): void
  retain(): () => void
}

/** Nothing but a look into storage happens before there is a reason (DESIGN 3, pay nothing). */
export function makeLifecycle(setup: Setup, store: Store): Lifecycle {
  const reconnects = setup.options.enableReconnect !== false
  let unwatch: (() => void)[] = []
  let coming: Promise<Engine> | undefined
  let here: Engine | undefined
  let holders = 0
  let running = false
  let painted = false
  const observers = new Map<Observe, (() => void) | undefined>()
  const show = (engine: Engine) => {
    for (const see of observers.keys()) observers.set(see, see(engine))
  }
  const hide = () => {
    for (const [see, end] of observers) {
      end?.()
      observers.set(see, undefined)
    }
  }

  const load = (): Promise<Engine> => {
    if (coming) return coming
    start()
    const fetching = import('./engine.ts').then(({ fetchEngine }) => fetchEngine(setup))
    const loading = fetching.then(
      (startEngine) => {
        const started = startEngine(store)
        if (coming === loading) {
          here = started
          show(started)
        }
        return started
      },
      (cause: unknown): never => {
        if (coming === loading) coming = undefined
        return lost(cause)
      },
    )
    coming = loading
    return loading
  }

  /** The first look at storage says it, so that nobody who comes back sees a stranger's page flash by. */
  const say = (status: 'reconnecting' | 'disconnected') => store.set(resting(setup, store.get(), status))

  const wake = () => {
    if (coming) return
    if (reconnects) say('reconnecting')
    void load().catch(() => say('disconnected'))
  }

  /** Hears of the connections of those adapters that are there now, and of no others. */
  const watch = () => {
    for (const end of unwatch) end()
    unwatch = running && painted ? setup.adapters.map((adapter) => adapter.onConnection(wake)) : []
  }

  const start = () => {
    if (running || typeof window === 'undefined') return
    running = true
    const returns = reconnects && stored('connection_status') === 'connected'
    setup.last = stored('active_caip_network_id')
    if (returns) say('reconnecting')
    else if (setup.last) store.set(resting(setup, store.get()))
    afterFirstPaint(() => {
      painted = true
      watch()
      if (running && returns) wake()
    })
  }

  const stop = () => {
    running = false
    watch()
    const stopping = coming
    coming = undefined
    here = undefined
    hide()
    const { themeMode, themeVariables } = store.get()
    store.set({ ...atRest, themeMode, themeVariables, ...resting(setup, store.get(), 'disconnected') })
    void stopping?.then((started) => started.stop()).catch(() => undefined)
  }

  return {
    load,
    coming: () => coming,
    engine: () => here,
    observe(see) {
      observers.set(see, here && see(here))
      return () => {
        observers.get(see)?.()
        observers.delete(see)
      }
    },
    renew() {
      watch()
      if (!here) store.set(resting(setup, store.get()))
    },
    start,
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
