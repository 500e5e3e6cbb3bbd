import type { AnyActorLogic } from 'xstate'
import { PorticoError } from '../../core/errors.ts'

/** An actor whose logic is loaded when it is needed. */
export interface LazyActor {
  /** Hands everything on to the loaded logic. To be started only after `load` has resolved. */
  logic: AnyActorLogic
  /** Loads the logic, once; a load that failed is tried again by the next call. */
  load(): Promise<void>
}

/** Puts off the loading of an actor's logic: the kit is composed before any flow's chart is there. */
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

/** An actor whose logic is there from the start. */
export const loadedActor = (logic: AnyActorLogic): LazyActor => ({ logic, load: async () => undefined })
