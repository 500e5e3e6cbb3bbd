import { simulateKit } from '../simulated-kit.ts'
import type { Event, Move, Simulation } from '../simulation.ts'
import { samples } from './table.ts'
import type { ChannelExample, PathSample, SampleOptions } from './terms.ts'

/** Where a simulation begins: how the kit is configured, the moves made so far, and where the chart runs then. */
export interface SimulationStart extends SampleOptions {
  at: string
  moves: Move[]
}

/** Simulates the kit, and makes the first moves. */
export const simulateFrom = ({ moves, input = {}, lazy = false }: Omit<SimulationStart, 'at'>): Simulation =>
  simulateKit({ ...samples.input, ...input }, moves, lazy)

const movesOf = (path: readonly number[]): Move[] => path.flatMap((index) => samples.moves[index] ?? [])

const toStart = ({ path, ...rest }: PathSample & { at: string }): SimulationStart => ({ ...rest, moves: movesOf(path) })

/** Where a chart runs, and what is done until it does; undefined for a chart that is not one of ours. */
export function startOf(machineId: string): SimulationStart | undefined {
  const { [machineId]: sample } = samples.charts
  if (!sample) return undefined
  const { events, ...start } = sample
  return toStart(start)
}

/** What leads to a state; undefined where no path to it is known. */
export function startFor(machineId: string, stateId: string): SimulationStart | undefined {
  const [sample, at] = [samples.paths[machineId]?.[stateId], samples.charts[machineId]?.at]
  return sample && at !== undefined ? toStart({ at, ...sample }) : undefined
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
