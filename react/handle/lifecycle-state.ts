/**
 * The phase of the engine: it does not run (`stopped`), the page is watched for a reason to load it (`started`), its
 * code is loading, or it runs. `painted`: the page has been painted since the start. `holders`: how many providers keep
 * the kit running.
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
      return phase === 'stopped' ? { phase: 'started', painted: false, holders } : state
    case 'painted':
      return phase === 'stopped' ? state : { ...state, painted: true }
    case 'load':
      return phase === 'stopped' || phase === 'started'
        ? { phase: 'loading', loading: event.loading, painted, holders }
        : state
    case 'loaded': {
      const { loading, engine } = event
      return phase === 'loading' && state.loading === loading
        ? { phase: 'running', loading, engine, painted, holders }
        : state
    }
    case 'failed':
      return phase === 'loading' && state.loading === event.loading ? { phase: 'started', painted, holders } : state
    case 'stop':
      return { phase: 'stopped', painted: false, holders }
  }
}

/** The running engine. */
export const engineIn = <Engine>(state: LifecycleState<Engine>): Engine | undefined =>
  state.phase === 'running' ? state.engine : undefined

/** The engine that runs or is loading. */
export const loadingIn = <Engine>(state: LifecycleState<Engine>): Promise<Engine> | undefined =>
  state.phase === 'loading' || state.phase === 'running' ? state.loading : undefined

/** Whether the adapters are watched for a connection that the page did not ask for. */
export const isWatching = ({ phase, painted }: LifecycleState<unknown>): boolean => phase !== 'stopped' && painted
