import type { Simulation } from '../../devtools/simulation.ts'
import type { Situation } from '../explore.ts'
import { explored } from '../explored.ts'
import type { ChartScenario } from './scenario.ts'
import { startKit } from './start-kit.ts'

/** A situation's moves after the scenario's prelude, as text, and how to start from there. */
interface Step {
  moves: readonly string[]
  fork: () => Simulation
}

const inOrderOfMoves = ({ moves: one }: Pick<Step, 'moves'>, { moves: other }: Pick<Step, 'moves'>): number => {
  const at = one.findIndex((move, index) => move !== other[index])
  if (at < 0) return one.length - other.length
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}

const leadsTo = (moves: readonly string[], { moves: led }: Step) => led.every((move, index) => move === moves[index])

/** The checkpoint is made when the first fork needs it. */
function forksOf(simulation: Simulation): () => Simulation {
  let fork: (() => Simulation) | undefined
  return () => {
    fork ??= simulation.checkpoint()
    return fork()
  }
}

/**
 * Calls back in every situation that a scenario leads to, with the simulation there. Each is a fork of the situation
 * before it on its path: no path is played again from an empty page.
 */
export function inSituations<Found>(
  scenario: ChartScenario,
  look: (simulation: Simulation, situation: Situation) => Found[],
): Found[] {
  const { prelude, input, lazy } = scenario
  const beginning: Step = { moves: [], fork: forksOf(startKit(prelude, input, lazy)) }
  const trail: Step[] = []
  return explored(scenario)
    .situations.map((situation) => ({
      situation,
      moves: situation.path.slice(prelude.length).map((move) => JSON.stringify(move)),
    }))
    .sort(inOrderOfMoves)
    .flatMap(({ situation, moves }) => {
      while (trail.length > 0 && !trail.slice(-1).every((step) => leadsTo(moves, step))) trail.pop()
      const before = trail.at(-1) ?? beginning
      const simulation = before.fork()
      for (const move of situation.path.slice(prelude.length + before.moves.length)) simulation.play(move)
      trail.push({ moves, fork: forksOf(simulation) })
      return look(simulation, situation)
    })
}
