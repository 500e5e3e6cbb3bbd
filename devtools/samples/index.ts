import { simulateKit } from '../simulated-kit.ts'
import type { Event, Move, Simulation } from '../simulation.ts'
import { samples } from './table.ts'
import type { ChannelExample, PathSample, Scenery } from './terms.ts'

/** A stage that is set: the kit in a scenery, some moves in, and where the chart runs there. */
export interface Stage extends Scenery {
  at: string
  moves: Move[]
}

/** Sets the kit on a stage with the world scripted. */
export const simulateStage = ({ moves, input = {}, lazy = false }: Omit<Stage, 'at'>): Simulation =>
  simulateKit({ ...samples.input, ...input }, moves, lazy)

const movesOf = (path: readonly number[]): Move[] => path.flatMap((index) => samples.moves[index] ?? [])

const stageOf = ({ path, ...scenery }: PathSample & { at: string }): Stage => ({ ...scenery, moves: movesOf(path) })

/** Where a chart runs, and what is done until it does; undefined for a chart that is not one of ours. */
export function startOf(machineId: string): { at: string; stage: Stage } | undefined {
  const { [machineId]: sample } = samples.charts
  if (!sample) return undefined
  const { events, ...start } = sample
  return { at: start.at, stage: stageOf(start) }
}

/** The stage on which a state is to be seen; undefined where no path to it is known. */
export function stageFor(machineId: string, stateId: string): Stage | undefined {
  const [sample, at] = [samples.paths[machineId]?.[stateId], samples.charts[machineId]?.at]
  return sample && at !== undefined ? stageOf({ at, ...sample }) : undefined
}

/** Examples of the events that a chart may be sent. */
export const eventsOf = (machineId: string): readonly Event[] => samples.charts[machineId]?.events ?? []

/** What a port may answer; undefined where it is none, or not known. */
export const portSample = (src: string) => samples.ports[src]

/** What a channel may emit, by its path. */
export const channelSample = (at: string, src: string): readonly ChannelExample[] =>
  samples.channels[at] ?? samples.channels[src] ?? []

/** Every example of an event of a type, whatever sends it. */
export const examplesOf = (type: string): readonly Event[] =>
  [
    ...Object.values(samples.charts).flatMap(({ events }) => events),
    ...Object.values(samples.channels).flatMap((examples) => examples.map(({ event }) => event)),
  ].filter((event) => event.type === type)
