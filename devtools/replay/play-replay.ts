import { fromCallback } from 'xstate'
import type { Simulation } from '../simulation.ts'
import type { Difference, Replay } from '../trace/replay.ts'

/** The state of a replay after a jump. */
export interface Reached {
  type: 'replay.reached'
  /** The number of played inputs, including a diverging one. */
  position: number
  difference: Difference | null
  simulation: Simulation
  /** The number of transitions before the last input. */
  before: number
}

/** The current state of a replay. */
export const reachedBy = (replay: Replay, before = 0): Reached => ({
  type: 'replay.reached',
  position: replay.difference?.position ?? replay.position,
  difference: replay.difference,
  simulation: replay.simulation,
  before,
})

/** Plays a recorded session up to a given input, and reports the result. */
export const playReplay = fromCallback<{ type: 'replay.jump'; position: number }, { replay: Replay }>(
  ({ input: { replay }, receive, sendBack }) => {
    receive(({ position }) => {
      // One short of it, so that the effect of the last input can be shown separately.
      replay.jump(Math.max(0, position - 1))
      const before = replay.simulation.taken.length
      if (!replay.difference) replay.jump(position)
      sendBack(reachedBy(replay, before))
    })
    return () => replay.stop()
  },
)
