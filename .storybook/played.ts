import type { Simulation } from '../devtools/simulation.ts'

/** The charts of the rendered story, for the test that presses its controls. */
export const played: { simulation?: Simulation } = {}
