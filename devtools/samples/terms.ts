import type { KitInput } from '../../machines/kit/index.ts'
import type { Event, Move } from '../simulation.ts'

/** What the dApp hands to the kit, where it differs from the usual, and whether lazy flows arrive only by a move. */
export interface SampleOptions {
  input?: Partial<KitInput>
  lazy?: boolean
}

/** What may be sent to a chart, where it runs, and the path there from an empty page. */
export interface ChartSample extends SampleOptions {
  /** The path of the chart's actor in its tree. */
  at: string
  path: number[]
  events: Event[]
}

/** The shortest path to a state, from an empty page; `at` where the chart then runs elsewhere than in its sample. */
export interface PathSample extends SampleOptions {
  at?: string
  path: number[]
}

/** Something that a channel may tell; the name says what it is an example of, where its type does not. */
export interface ChannelExample {
  name: string
  event: Event
}

/** What the devtools know of the charts beyond themselves: examples of their inputs, events and answers. */
export interface Samples {
  input: KitInput
  /** Every move of every path; a path is a list of indexes into this. */
  moves: Move[]
  /** By the chart's id. */
  charts: Readonly<Record<string, ChartSample>>
  /** By the chart's id and the state's. */
  paths: Readonly<Record<string, Readonly<Record<string, PathSample>>>>
  /** By the port's name: what it may answer, and the codes that it may fail with. */
  ports: Readonly<Record<string, { outputs: unknown[]; codes: string[] }>>
  /** By the channel's name, or the path of one: what it may emit. */
  channels: Readonly<Record<string, ChannelExample[]>>
}
