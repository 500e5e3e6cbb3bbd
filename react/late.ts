import type { AnyStateMachine } from 'xstate'
import { PorticoError } from '../core/errors.ts'
import type { FlowLogic } from '../machines/contract.ts'

/** A flow whose chart is not here yet. */
export interface LateFlow<M extends AnyStateMachine> {
  /** Stands in for the chart: hands everything on to it. To be started only after `load` has resolved. */
  logic: FlowLogic<M>
  /** Fetches the chart, once; one that failed is fetched anew at the next call. */
  load(): Promise<void>
}

/** Puts off the fetching of a flow's chart to the moment when its place is first entered (DESIGN 3, pay nothing). */
export function late<M extends AnyStateMachine>(fetchChart: () => Promise<FlowLogic<M>>): LateFlow<M> {
  let chart: FlowLogic<M> | undefined
  const here = (): FlowLogic<M> => {
    if (!chart) throw new PorticoError('service.missing', { name: 'flow' })
    return chart
  }
  return {
    logic: {
      transition: (snapshot, event, scope) => here().transition(snapshot, event, scope),
      getInitialSnapshot: (scope, input) => here().getInitialSnapshot(scope, input),
      getPersistedSnapshot: (snapshot, options) => here().getPersistedSnapshot(snapshot, options),
      start: (snapshot, scope) => here().start?.(snapshot, scope),
    },
    async load() {
      chart ??= await fetchChart()
    },
  }
}
