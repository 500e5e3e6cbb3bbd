import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import { movesOfWorld } from '../explore.ts'
import { controls } from './controls.ts'
import { startKit } from './start-kit.ts'
import { ofProject, twoNamespaces } from './world.ts'

const open: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const moves = (simulation: Simulation): Move[] => [open, ...controls(simulation), ...movesOfWorld(simulation)]

/**
 * Everything that can be read from an actor tree: its states and contexts, what it waits for, and what it accepts next.
 */
const all = (simulation: Simulation) => ({
  snapshot: JSON.stringify(simulation.root.getPersistedSnapshot()),
  working: simulation.working(),
  timers: simulation.timers(),
  moves: moves(simulation),
})

it('a fork of an actor tree is in the same state as a new tree after the same moves, and leaves the original unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 20, size: 'max' }),
      fc.constantFrom({}, twoNamespaces, ofProject),
      fc.boolean(),
      (picks, input, late) => {
        let here = startKit([], input, late)
        const path: Move[] = []
        for (const pick of picks) {
          const before = all(here)
          const move = before.moves[pick % before.moves.length] ?? open
          const fork = here.checkpoint()
          const [next, other] = [fork(), fork()]
          next.play(move)
          expect([all(here), all(other)]).toEqual([before, before])
          path.push(move)
          here = next
        }
        expect(all(here)).toEqual(all(startKit(path, input, late)))
      },
    ),
    { numRuns: 100 },
  )
})
