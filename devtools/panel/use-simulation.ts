import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type Simulated, type Simulation, simulate } from '../simulate/simulation.ts'

/** A simulation that is begun when somebody asks for it. */
export interface Simulating {
  machine: AnyStateMachine | undefined
  simulation: Simulation | undefined
  simulated: Simulated | undefined
  /** Why it could not be begun. */
  failure: string | undefined
  begin: () => void
}

/** The simulation of a chart, kept for as long as that chart is looked at. */
export function useSimulation(machine: AnyStateMachine | undefined): Simulating {
  const [begun, setBegun] = useState<{ id: string; simulation?: Simulation; failure?: string }>()
  const current = machine && begun?.id === machine.id ? begun : undefined
  const simulation = current?.simulation
  const begin = useCallback(() => {
    if (!machine) return
    const { id } = machine
    try {
      setBegun({ id, simulation: simulate(machine) })
    } catch (cause) {
      setBegun({ id, failure: cause instanceof Error ? cause.message : String(cause) })
    }
  }, [machine])

  const subscribe = useMemo(() => simulation?.subscribe ?? (() => () => undefined), [simulation])
  const simulated = useSyncExternalStore(subscribe, () => simulation?.get())
  return { machine, simulation, simulated, failure: current?.failure, begin }
}
