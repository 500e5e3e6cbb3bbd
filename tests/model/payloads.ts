import type { Event } from '../../devtools/simulation.ts'

/** What a chart may meet: the events sent to it, the answers of its ports, the facts of its channels. */
export interface Payloads {
  /** Each event with every payload that makes a difference. */
  commands: Event[]
  /** By the name of the port: what it may answer, and the codes that it may fail with. */
  ports?: Record<string, { outputs: unknown[]; codes: string[] }>
  /** By the name of the channel, or by the way to one: what it may tell. */
  channels?: Record<string, Event[]>
}
