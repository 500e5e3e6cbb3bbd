import { simulateKit } from '../../devtools/simulated-kit.ts'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { kitInput } from './world.ts'

/** Starts the whole kit as every test does, where the input does not say otherwise, and plays the moves. */
export const startKit = (moves: Move[] = [], input: Partial<KitInput> = {}, lazy = false): Simulation =>
  simulateKit({ ...kitInput, ...input }, moves, lazy)
