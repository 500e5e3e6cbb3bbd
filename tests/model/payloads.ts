import type { Event } from '../../devtools/simulation.ts'

/** A chart's possible inputs: the events sent to it, the answers of its ports, the messages of its channels. */
export interface Payloads {
  /** Each event with every payload that makes a difference. */
  commands: Event[]
  /** By port name: its possible answers, and the codes of its possible failures. */
  ports?: Record<string, { outputs: unknown[]; codes: string[] }>
  /** By the name of the channel, or by the path to one: its possible messages. */
  channels?: Record<string, Event[]>
}
