import type { AnyActorLogic } from 'xstate'
import { PorticoError } from '../../core/errors.ts'

/** An actor whose logic loads when it is needed. */
export interface LazyActor {
  /** Delegates to the loaded logic. Start it only after `load` has resolved. */
  logic: AnyActorLogic
  /** Loads the logic, once; after a failure the next call tries again. */
  load(): Promise<void>
}

/** Defers the loading of an actor's logic: the kit is composed before the charts of the flows have loaded. */
export function lazyActor(loadLogic: () => Promise<AnyActorLogic>): LazyActor {
  let logic: AnyActorLogic | undefined
  const loaded = (): AnyActorLogic => {
    if (!logic) throw new PorticoError('service.missing', { name: 'flow' })
    return logic
  }
  return {
    logic: {
      transition: (snapshot, event, scope) => loaded().transition(snapshot, event, scope),
      getInitialSnapshot: (scope, input) => loaded().getInitialSnapshot(scope, input),
      getPersistedSnapshot: (snapshot, options) => loaded().getPersistedSnapshot(snapshot, options),
      start: (snapshot, scope) => loaded().start?.(snapshot, scope),
    },
    async load() {
      logic ??= await loadLogic()
    },
  }
}

/** An actor whose logic is available from the start. */
export const loadedActor = (logic: AnyActorLogic): LazyActor => ({ logic, load: async () => undefined })
