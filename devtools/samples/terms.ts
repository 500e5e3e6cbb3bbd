import type { KitInput } from '../../machines/kit/index.ts'
import type { Event, Move } from '../simulation.ts'

/** The kit's input, as far as it differs from the default, and whether lazy flows load only by a move. */
export interface SampleOptions {
  input?: Partial<KitInput>
  lazy?: boolean
}

/** The events of a chart, its path, and the moves that lead there from an empty page. */
export interface ChartSample extends SampleOptions {
  /** The path of the chart's actor. */
  at: string
  path: number[]
  events: Event[]
}

/** The shortest path to a state, from an empty page; `at` if the chart then runs elsewhere than in its sample. */
export interface PathSample extends SampleOptions {
  at?: string
  path: number[]
}

/** An example of a channel's event; the name describes it, if the type does not. */
export interface ChannelExample {
  name: string
  event: Event
}

/** The devtools' additional data about the charts: examples of their inputs, events and answers. */
export interface Samples {
  input: KitInput
  /** The moves of all paths; a path is a list of indexes into this. */
  moves: Move[]
  /** By the chart's id. */
  charts: Readonly<Record<string, ChartSample>>
  /** By the chart's id and the state's id. */
  paths: Readonly<Record<string, Readonly<Record<string, PathSample>>>>
  /** By the port's name: example answers, and the codes of its failures. */
  ports: Readonly<Record<string, { outputs: unknown[]; codes: string[] }>>
  /** By the channel's name, or the path of one: example events. */
  channels: Readonly<Record<string, ChannelExample[]>>
}
