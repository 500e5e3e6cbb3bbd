/**
 * The phase of the engine: it does not run (`stopped`), the page is watched for a reason to load it (`started`), its
 * code is loading, or it runs. `painted`: the page has been painted since the start, and from then on is watched for
 * connections that it did not ask for. `holders`: how many providers keep the kit running.
 */
export type LifecycleState<Engine> = { painted: boolean; holders: number } & (
  | { phase: 'stopped' | 'started' }
  | { phase: 'loading'; loading: Promise<Engine> }
  | { phase: 'running'; loading: Promise<Engine>; engine: Engine }
)

/** An event of the lifecycle. The promise tells which load an event belongs to. */
export type LifecycleEvent<Engine> =
  | { type: 'start' | 'painted' | 'stop' | 'retain' | 'release' }
  | { type: 'load' | 'failed'; loading: Promise<Engine> }
  | { type: 'loaded'; loading: Promise<Engine>; engine: Engine }

/** The next state. An event that a state does not handle leaves it unchanged. */
export function nextLifecycle<Engine>(
  state: LifecycleState<Engine>,
  event: LifecycleEvent<Engine>,
): LifecycleState<Engine> {
  const { painted, holders, phase } = state
  switch (event.type) {
    case 'retain':
      return { ...state, holders: holders + 1 }
    case 'release':
      return { ...state, holders: holders - 1 }
    case 'start':
      return phase === 'stopped' ? { ...state, phase: 'started' } : state
    case 'painted':
      return phase === 'stopped' ? state : { ...state, painted: true }
    case 'load':
      return loadingIn(state) ? state : { ...state, phase: 'loading', loading: event.loading }
    case 'loaded':
    case 'failed': {
      const { loading } = event
      if (phase !== 'loading' || state.loading !== loading) return state
      return event.type === 'loaded'
        ? { ...state, phase: 'running', engine: event.engine }
        : { phase: 'started', painted, holders }
    }
    case 'stop':
      return { phase: 'stopped', painted: false, holders }
  }
}

/** The running engine. */
export const engineIn = <Engine>(state: LifecycleState<Engine>): Engine | undefined =>
  'engine' in state ? state.engine : undefined

/** The engine that runs or is loading. */
export const loadingIn = <Engine>(state: LifecycleState<Engine>): Promise<Engine> | undefined =>
  'loading' in state ? state.loading : undefined
