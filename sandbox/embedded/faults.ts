import type { Strikes } from '../net/faults.ts'

/**
 * A fault of the embedded wallet. Without `answer`, the message is handled after the delay.
 *
 * `name` is a message's name without its prefix (`CONNECT_EMAIL`), `READY` for the frame's first message, `load` for
 * the frame's page itself, or `popup` for the last page of a social login, which reports to the dApp. Default: all
 * messages, and none of these three.
 */
export interface EmbeddedFault extends Strikes {
  name?: string
  /** Only the `RPC_REQUEST`s of this method. */
  method?: string
  /** Milliseconds to wait first. */
  delay?: number
  /** What to wait for first. */
  until?: Promise<unknown>
  answer?: EmbeddedFaultAnswer
}

/**
 * - `'hang'`: nothing happens, and there is never an answer; for `load`, the page never arrives
 * - `'drop'`: for `load`, the connection is cut
 * - `'blocked'`: for `load`, the page says that no dApp may embed it
 * - `'garbage'`: answers that match no schema; for `load`, a page that never sends a message
 * - `'twice'`: the answer, two times
 * - `'otherId'`: the answer to another request; for `popup`, with another `state`
 * - `'nested'`, `'stranger'`: the answer comes from a frame within the frame, of the same or of another origin; for
 * `popup`, the last page has another origin
 * - `error`: nothing happens, and this is the error's message, with a code if there is one; an empty message is left
 * out
 * - `payload`: the request is carried out, but this is the answer
 * - `status`: for `load`, a page with this status
 */
export type EmbeddedFaultAnswer =
  | 'hang'
  | 'drop'
  | 'blocked'
  | 'garbage'
  | 'twice'
  | 'otherId'
  | 'nested'
  | 'stranger'
  | { error: string; code?: number }
  | { payload: unknown }
  | { status: number }

/** Whether a fault applies to a message. */
export const befalls =
  (name: string, method?: string) =>
  (fault: EmbeddedFault): boolean =>
    (fault.name === undefined ? !['READY', 'load', 'popup'].includes(name) : fault.name === name) &&
    (fault.method === undefined || fault.method === method)
