import type { Event, Move, Simulation } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'

/** Where an exploration of a chart begins, in the place where the chart really runs, and how far it goes. */
export interface Scenario {
  /** Why it is there: what it shows of the chart that no other one does. */
  name: string
  /** What the dApp hands to the kit, where it differs from the usual. */
  input?: Partial<KitInput>
  /** Whether the charts of lazy flows load only when the exploration says so; at once unless given. */
  lazy?: boolean
  /** What happens before: the path from an empty page to where the chart runs. */
  prelude: Move[]
  /** The path to the chart's actor. */
  at: string
  /** What tells two situations apart, beside the chart's own state and its failure. */
  stateKey?: (simulation: Simulation) => unknown
  /** What can be sent beside the payloads of the chart. */
  commands?: Event[]
  /** Whether to go on from a situation; everywhere unless given. The first is always gone on from. */
  expandIf?: (simulation: Simulation) => boolean
}

/** A scenario of which only the first situation is gone on from. */
export const oneMove = { expandIf: () => false }

/** A scenario, and the folder of its chart. */
export interface ChartScenario extends Scenario {
  chart: string
}
