import type { Move, Rehearsal } from '../../devtools/rehearsal.ts'
import { stageKit } from '../../devtools/staged.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { kitInput } from './world.ts'

/** Starts the whole kit as every test does, where the input does not say otherwise, and plays the moves. */
export const startKit = (moves: Move[] = [], input: Partial<KitInput> = {}, lazy = false): Rehearsal =>
  stageKit({ ...kitInput, ...input }, moves, lazy)
