import type { AnyStateMachine } from 'xstate'
import type { Move } from '../../devtools/simulation.ts'
import { explored } from '../../tests/explored.ts'
import type { ChartScenario, Scenario } from '../../tests/model/scenario.ts'
import { leavesOf, namesView, pathsOf, placed, type Where } from './where.ts'

/** A state that the user can see, and the shortest path to it. */
export interface Seen {
  where: Where
  /** The state's turn among those of its chart. */
  turn: number
  /** What went wrong before, where that is what the state is about. */
  code: string | undefined
  /** The view that the state names; undefined where it is drawn over another's view. */
  view: string | undefined
  path: Move[]
  /** What the dApp handed to the kit, where it differs from the usual. */
  input: Scenario['input']
}

/** Every resting state of a scenario's chart that shows something, once for each failure that it can be in. */
export function statesSeen(scenario: ChartScenario, chart: AnyStateMachine): Seen[] {
  const seen = new Map<string, Seen[]>()
  for (const { path, value, code, view, visible } of explored(scenario).situations) {
    if (view === undefined && !visible) continue
    for (const statePath of leavesOf(value)) {
      // A region beside the one that names the view may show nothing of its own.
      if (view !== undefined && !namesView(chart, statePath)) continue
      const known = seen.get(statePath) ?? []
      // A state that was first reached without a failure is not about one, whatever went wrong earlier.
      if (known.some((one) => one.code === code || one.code === undefined)) continue
      const turn = pathsOf(chart).indexOf(statePath)
      seen.set(statePath, [
        ...known,
        { where: placed(chart, statePath), turn, code, view, path, input: scenario.input },
      ])
    }
  }
  return [...seen.values()].flat()
}
