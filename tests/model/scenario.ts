import type { Event, Move, Simulation } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'

/** Where an exploration of a chart begins, in the place where the chart really runs, and how far it goes. */
export interface Scenario {
  /** Its purpose: what it shows of the chart that no other scenario does. */
  name: string
  /** The dApp's kit input, where it differs from the default. */
  input?: Partial<KitInput>
  /** Whether the charts of lazy flows load only on the exploration's command; by default they load at once. */
  lazy?: boolean
  /** The earlier moves: the path from an empty page to where the chart runs. */
  prelude: Move[]
  /** The path to the chart's actor. */
  at: string
  /** What distinguishes two situations besides the chart's own state and its failure. */
  stateKey?: (simulation: Simulation) => unknown
  /** What can be sent besides the payloads of the chart. */
  commands?: Event[]
  /** Which of these payloads and commands to try; by default all. */
  commandIf?: (event: Event) => boolean
  /** Whether to expand a situation; by default every one. The first is always expanded. */
  expandIf?: (simulation: Simulation) => boolean
}

/** A scenario of which only the first situation is expanded. */
export const oneMove = { expandIf: () => false }

/** A scenario, and the folder of its chart. */
export interface ChartScenario extends Scenario {
  chart: string
}
