import { simulateKit } from '../simulated-kit.ts'
import type { Event, Move, Simulation } from '../simulation.ts'
import { samples } from './table.ts'
import type { ChannelExample, PathSample, SampleOptions } from './terms.ts'

/** The start of a simulation: the kit's configuration, the initial moves, and where the chart then runs. */
export interface SimulationStart extends SampleOptions {
  at: string
  moves: Move[]
}

/** Simulates the kit, and plays the initial moves. */
export const simulateFrom = ({ moves, input = {}, lazy = false }: Omit<SimulationStart, 'at'>): Simulation =>
  simulateKit({ ...samples.input, ...input }, moves, lazy)

const movesOf = (path: readonly number[]): Move[] => path.flatMap((index) => samples.moves[index] ?? [])

const toStart = ({ path, ...rest }: PathSample & { at: string }): SimulationStart => ({ ...rest, moves: movesOf(path) })

/** Where a chart runs, and the moves that lead there; undefined for a chart that is not one of ours. */
export function startOf(machineId: string): SimulationStart | undefined {
  const { [machineId]: sample } = samples.charts
  if (!sample) return undefined
  const { events, ...start } = sample
  return toStart(start)
}

/** The start for a state; undefined if no path to it is known. */
export function startFor(machineId: string, stateId: string): SimulationStart | undefined {
  const [sample, at] = [samples.paths[machineId]?.[stateId], samples.charts[machineId]?.at]
  return sample && at !== undefined ? toStart({ at, ...sample }) : undefined
}

/** Examples of the events of a chart. */
export const eventsOf = (machineId: string): readonly Event[] => samples.charts[machineId]?.events ?? []

/** Examples of a port's answers; undefined if unknown. */
export const portSample = (src: string) => samples.ports[src]

/** Examples of a channel's events, by its path. */
export const channelSample = (at: string, src: string): readonly ChannelExample[] =>
  samples.channels[at] ?? samples.channels[src] ?? []

/** All examples of an event type, of any sender. */
export const examplesOf = (type: string): readonly Event[] =>
  [
    ...Object.values(samples.charts).flatMap(({ events }) => events),
    ...Object.values(samples.channels).flatMap((examples) => examples.map(({ event }) => event)),
  ].filter((event) => event.type === type)
