import type { ChartSample, PathSample, SampleOptions, Samples } from '../../devtools/samples/terms.ts'
import type { Event, Move } from '../../devtools/simulation.ts'
import { explored } from '../../tests/explored.ts'
import type { ChartScenario } from '../../tests/model/scenario.ts'
import { kitInput, reports, solanaReports } from '../../tests/model/world.ts'
import { payloads, scenarios, world } from '../../tests/scenarios.ts'
import { formatted } from '../formatted.ts'

const file = 'devtools/samples/table.ts'

/** The devtools' samples of the charts, found by exploring them, as a file. */
export function sampleFile(): { path: string; text: string } {
  const text = `// Written by \`npm run samples\` from the walks through the charts and what they are fed with.
import type { Samples } from './terms.ts'

export const samples: Samples = ${JSON.stringify(findSamples())}
`
  return { path: file, text: formatted(file, text) }
}

function findSamples(): Samples {
  const moves = new Map<string, { index: number; move: Move }>()
  const numbered = (path: Move[]) =>
    path.map((move) => {
      const text = JSON.stringify(move)
      const known = moves.get(text) ?? { index: moves.size, move }
      moves.set(text, known)
      return known.index
    })
  const charts: Record<string, ChartSample> = {}
  const paths: Record<string, Record<string, PathSample>> = {}
  for (const walks of scenarios.values()) {
    const [first] = walks
    if (!first) continue
    const id = idOf(first)
    charts[id] = {
      at: first.at,
      ...optionsOf(first),
      path: numbered(first.prelude),
      events: [...(payloads.get(first.chart)?.commands ?? []), ...(first.commands ?? [])],
    }
    paths[id] = Object.fromEntries(
      [...shortest(walks)].map(([state, { path, walk }]) => [
        state,
        { ...optionsOf(walk), ...(walk.at !== first.at && { at: walk.at }), path: numbered(path) },
      ]),
    )
  }
  const { ports } = world
  const channels = Object.fromEntries(
    Object.entries(world.channels).map(([name, events]) => [
      name,
      events.map((event) => ({ name: nameOf(event), event })),
    ]),
  )
  return { input: kitInput, charts, paths, ports, channels, moves: [...moves.values()].map(({ move }) => move) }
}

interface ShortestPath {
  path: Move[]
  walk: ChartScenario
}

/** The shortest path to each state that a chart rests in; among several, the first exploration's. */
function shortest(walks: readonly ChartScenario[]): Map<string, ShortestPath> {
  const found = new Map<string, ShortestPath>()
  for (const walk of walks)
    for (const { path, states } of explored(walk).situations)
      for (const state of states) {
        const known = found.get(state)
        if (!known || path.length < known.path.length) found.set(state, { path, walk })
      }
  return found
}

/** The id of a scenario's chart: the id of its root state, which is active in every situation. */
function idOf(walk: ChartScenario): string {
  const [id] = explored(walk).situations[0]?.states ?? []
  if (id === undefined) throw new Error(`No chart runs at "${walk.at}"`)
  return id
}

/** The name of an event's report. */
const nameOf = ({ report }: Event): string =>
  Object.entries({ ...reports, ...solanaReports }).find(([, one]) => one === report)?.[0] ?? ''

const optionsOf = ({ input, lazy }: ChartScenario): SampleOptions => ({
  ...(input && { input }),
  ...(lazy && { lazy }),
})
