import type { Strikes } from '../net/faults.ts'

/**
 * What the embedded wallet does wrong. Without `answer`, things go their way after the delay.
 *
 * `name` is that of a message without its prefix (`CONNECT_EMAIL`), `READY` is the frame's first word, `load` the frame's
 * page itself, and `popup` the last page of a social login, which tells the dApp. Default: all messages, and none of these
 * three.
 */
export interface EmbeddedFault extends Strikes {
  name?: string
  /** Of the `RPC_REQUEST`s only those of this method. */
  method?: string
  /** Milliseconds to wait first. */
  delay?: number
  answer?: EmbeddedFaultAnswer
}

/**
 * - `'hang'`: nothing is done, and no answer ever; of `load`, the page never arrives
 * - `'drop'`: of `load`, the connection is cut
 * - `'blocked'`: of `load`, the page says that no dApp may show it
 * - `'garbage'`: answers that fit no schema; of `load`, a page that never says a word
 * - `'twice'`: the answer, two times
 * - `'otherId'`: the answer to another question; of `popup`, with another `state`
 * - `'nested'`, `'stranger'`: the answer comes from a frame within the frame, of the same origin or of another; of `popup`,
 *   the last page is one of another origin
 * - `error`: nothing is done, and this is the error's message, with a code beside it if there is one; an empty one is left
 *   out
 * - `payload`: it is done, but this is the answer
 * - `status`: of `load`, such a page
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

/** Which faults strike a message. */
export const befalls =
  (name: string, method?: string) =>
  (fault: EmbeddedFault): boolean =>
    (fault.name === undefined ? !['READY', 'load', 'popup'].includes(name) : fault.name === name) &&
    (fault.method === undefined || fault.method === method)
