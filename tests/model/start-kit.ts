import { simulateKit } from '../../devtools/simulated-kit.ts'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { kitInput } from './world.ts'

/** Starts the whole kit with the tests' default input, unless the input says otherwise, and plays the moves. */
export const startKit = (moves: Move[] = [], input: Partial<KitInput> = {}, lazy = false): Simulation =>
  simulateKit({ ...kitInput, ...input }, moves, lazy)
