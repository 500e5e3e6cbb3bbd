import type { Event, Move, Rehearsal } from '../rehearsal.ts'
import { stageKit } from '../staged.ts'
import { samples } from './table.ts'
import type { Scenery, Told, WaySample } from './terms.ts'

/** A stage that is set: the kit in a scenery, some moves in. */
export interface Stage extends Scenery {
  moves: Move[]
}

/** Sets the kit on a stage with the world scripted. */
export const setStage = ({ moves, input = {}, late = false }: Stage): Rehearsal =>
  stageKit({ ...samples.input, ...input }, moves, late)

const movesOf = (way: readonly number[]): Move[] => way.flatMap((index) => samples.moves[index] ?? [])

const stageOf = ({ way, ...scenery }: WaySample): Stage => ({ ...scenery, moves: movesOf(way) })

/** Where a chart runs, and what is done until it does; undefined for a chart that is not one of ours. */
export function startOf(machineId: string): { at: string; stage: Stage } | undefined {
  const { [machineId]: sample } = samples.charts
  if (!sample) return undefined
  const { at, events, ...way } = sample
  return { at, stage: stageOf(way) }
}

/** The stage on which a state is to be seen; undefined where no way to it is known. */
export function stageFor(machineId: string, stateId: string): Stage | undefined {
  const sample = samples.ways[machineId]?.[stateId]
  return sample && stageOf(sample)
}

/** Examples of the events that a chart may be sent. */
export const eventsOf = (machineId: string): readonly Event[] => samples.charts[machineId]?.events ?? []

/** What a port may answer; undefined where it is none, or not known. */
export const portSample = (src: string) => samples.ports[src]

/** What a channel may tell, by the way to it. */
export const channelSample = (at: string, src: string): readonly Told[] =>
  samples.channels[at] ?? samples.channels[src] ?? []

/** Every example of an event of a type, whoever tells it. */
export const examplesOf = (type: string): readonly Event[] =>
  [
    ...Object.values(samples.charts).flatMap(({ events }) => events),
    ...Object.values(samples.channels).flatMap((told) => told.map(({ event }) => event)),
  ].filter((event) => event.type === type)
