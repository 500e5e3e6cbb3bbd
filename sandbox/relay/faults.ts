import type { Strikes } from '../net/faults.ts'

/** Why a relay closes a connection for good (code 3000): the three reasons that dApps receive. */
export const REFUSALS = {
  origin: 'Unauthorized: origin not allowed',
  key: 'Unauthorized: invalid key',
  clock: 'JWT validation error: JWT Token is not yet valid',
} as const

/** A fault of the relay. Without `answer`, the event is handled after the delay. */
export interface RelayFault extends Strikes {
  /**
   * Only these events: `open` is a client that connects, `irn_subscription` a message from the relay to a client,
   * anything else a client's call. Default: all except `open`.
   */
  method?: string
  /** Only messages with this tag: 1108 is a request to the wallet, 1109 its answer. */
  tag?: number
  /** Milliseconds to wait first. */
  delay?: number
  answer?: RelayFaultAnswer
}

/**
 * - `'drop'`: the connection is cut, and the message is lost
 * - `'hang'`: the message is lost, and the connection stays; a client that connects never receives anything
 * - `'garbage'`: something that is not JSON
 * - a JSON-RPC error
 * - `close`: the connection is closed properly, with a code such as 3000
 */
export type RelayFaultAnswer =
  | 'drop'
  | 'hang'
  | 'garbage'
  | { error: { code: number; message: string } }
  | { close: { code: number; reason: string } }

/** An event at the relay. */
export interface Happening {
  method: string
  tag?: number | undefined
}

/** Whether a fault applies to an event. */
export const befalls =
  ({ method, tag }: Happening) =>
  (fault: RelayFault): boolean =>
    (fault.method === undefined ? method !== 'open' : fault.method === method) &&
    (fault.tag === undefined || fault.tag === tag)
