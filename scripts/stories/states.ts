import type { AnyStateMachine } from 'xstate'
import type { Move } from '../../devtools/simulation.ts'
import { explored } from '../../tests/explored.ts'
import type { ChartScenario, Scenario } from '../../tests/model/scenario.ts'
import { leavesOf, namesView, pathsOf, placed, type Where } from './where.ts'

/** A visible state, and the shortest path to it. */
export interface Seen {
  where: Where
  /** The state's position in its chart. */
  turn: number
  /** The failure's code, if the state is about one. */
  code: string | undefined
  /** The view that the state names; undefined if the state is shown over another view. */
  view: string | undefined
  path: Move[]
  /** The kit's input, where it differs from the default. */
  input: Scenario['input']
}

/** Every visible resting state of a scenario's chart, once for each failure that it can have. */
export function statesSeen(scenario: ChartScenario, chart: AnyStateMachine): Seen[] {
  const seen = new Map<string, Seen[]>()
  for (const { path, value, code, view, visible } of explored(scenario).situations) {
    if (view === undefined && !visible) continue
    for (const statePath of leavesOf(value)) {
      // A parallel region beside the one that names the view may show nothing itself.
      if (view !== undefined && !namesView(chart, statePath)) continue
      const known = seen.get(statePath) ?? []
      // A state that was first reached without a failure is not about one, whatever failed earlier.
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
