import { fromCallback } from 'xstate'
import type { Simulation } from '../simulation.ts'
import type { Difference, Replay } from '../trace/replay.ts'

/** What runs in a replay after a jump. */
export interface Reached {
  type: 'replay.reached'
  /** How many inputs have been played; the one that differs counts. */
  position: number
  difference: Difference | null
  simulation: Simulation
  /** How many transitions had been taken before the last input. */
  before: number
}

/** Where a replay is. */
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
      // One short of it: what the last input does is shown separately.
      replay.jump(Math.max(0, position - 1))
      const before = replay.simulation.taken.length
      if (!replay.difference) replay.jump(position)
      sendBack(reachedBy(replay, before))
    })
    return () => replay.stop()
  },
)
