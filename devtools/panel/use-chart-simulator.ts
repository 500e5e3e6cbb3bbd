import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type ChartSimulator, createChartSimulator, type SimulatorState } from '../simulate/chart-simulator.ts'

/** A chart simulator, started on demand. */
export interface SimulatorHandle {
  machine: AnyStateMachine | undefined
  simulator: ChartSimulator | undefined
  simulated: SimulatorState | undefined
  /** Why it could not start. */
  failure: string | undefined
  begin: () => void
}

/** The simulator of a chart, kept while that chart is selected. */
export function useChartSimulator(machine: AnyStateMachine | undefined): SimulatorHandle {
  const [begun, setBegun] = useState<{ id: string; simulator?: ChartSimulator; failure?: string }>()
  const current = machine && begun?.id === machine.id ? begun : undefined
  const simulator = current?.simulator
  const begin = useCallback(() => {
    if (!machine) return
    const { id } = machine
    try {
      setBegun({ id, simulator: createChartSimulator(machine) })
    } catch (cause) {
      setBegun({ id, failure: cause instanceof Error ? cause.message : String(cause) })
    }
  }, [machine])

  const subscribe = useMemo(() => simulator?.subscribe ?? (() => () => undefined), [simulator])
  const simulated = useSyncExternalStore(subscribe, () => simulator?.get())
  return { machine, simulator, simulated, failure: current?.failure, begin }
}
