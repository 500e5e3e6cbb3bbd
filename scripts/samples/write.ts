import type { AnyMachineSnapshot } from 'xstate'
import type { Event, Move } from '../../devtools/rehearsal.ts'
import type { ChartSample, Samples, Scenery, WaySample } from '../../devtools/samples/terms.ts'
import { expeditions } from '../../tests/expeditions.ts'
import { type Expedition, explore, stage } from '../../tests/explore.ts'
import { payloads, world } from '../../tests/model/payloads/index.ts'
import { kitInput, reports, solanaReports } from '../../tests/model/payloads/world.ts'
import { formatted } from '../formatted.ts'

const path = 'devtools/samples/table.ts'

/** What the devtools know of the charts, found by walking them, as a file. */
export function sampleFile(): { path: string; text: string } {
  const text = `// Written by \`npm run samples\` from the walks through the charts and what they are fed with.
import type { Samples } from './terms.ts'

export const samples: Samples = ${JSON.stringify(findSamples())}
`
  return { path, text: formatted(path, text) }
}

function findSamples(): Samples {
  const moves = new Map<string, { index: number; move: Move }>()
  const numbered = (way: Move[]) =>
    way.map((move) => {
      const text = JSON.stringify(move)
      const known = moves.get(text) ?? { index: moves.size, move }
      moves.set(text, known)
      return known.index
    })
  const charts: Record<string, ChartSample> = {}
  const ways: Record<string, Record<string, WaySample>> = {}
  for (const walks of Object.values(expeditions)) {
    const [first] = walks
    if (!first) continue
    const id = idOf(first)
    charts[id] = {
      at: first.at,
      ...sceneryOf(first),
      way: numbered(first.prelude),
      events: [...payloads[first.chart].commands, ...(first.commands ?? [])],
    }
    ways[id] = Object.fromEntries(
      [...shortest(walks)].map(([state, { way, walk }]) => [state, { ...sceneryOf(walk), way: numbered(way) }]),
    )
  }
  const { ports } = world
  const channels = Object.fromEntries(
    Object.entries(world.channels).map(([name, events]) => [
      name,
      events.map((event) => ({ name: nameOf(event), event })),
    ]),
  )
  return { input: kitInput, charts, ways, ports, channels, moves: [...moves.values()].map(({ move }) => move) }
}

interface Way {
  way: Move[]
  walk: Expedition
}

/** The shortest way to each state that a chart rests in; of ways as short as each other, that of the walk that comes first. */
function shortest(walks: Expedition[]): Map<string, Way> {
  const found = new Map<string, Way>()
  for (const walk of walks)
    for (const { way } of explore(walk).situations)
      for (const state of statesAt(walk, way)) {
        const known = found.get(state)
        if (!known || way.length < known.way.length) found.set(state, { way, walk })
      }
  return found
}

function statesAt(walk: Expedition, way: Move[]): string[] {
  const rehearsal = stage(way, walk.input, walk.late)
  const snapshot: AnyMachineSnapshot | undefined = rehearsal.find(walk.at)?.getSnapshot()
  const states = snapshot?._nodes.map(({ id }) => id) ?? []
  rehearsal.stop()
  return states
}

function idOf(walk: Expedition): string {
  const rehearsal = stage(walk.prelude, walk.input, walk.late)
  const snapshot: AnyMachineSnapshot | undefined = rehearsal.find(walk.at)?.getSnapshot()
  rehearsal.stop()
  if (!snapshot) throw new Error(`No chart runs at "${walk.at}"`)
  return snapshot.machine.id
}

/** What the report that an event brings is called. */
const nameOf = ({ report }: Event): string =>
  Object.entries({ ...reports, ...solanaReports }).find(([, one]) => one === report)?.[0] ?? ''

const sceneryOf = ({ input, late }: Expedition): Scenery => ({ ...(input && { input }), ...(late && { late }) })
