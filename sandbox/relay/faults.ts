import type { Strikes } from '../net/faults.ts'

/** Why a relay closes a connection for good (code 3000): the three reasons that dApps get. */
export const REFUSALS = {
  origin: 'Unauthorized: origin not allowed',
  key: 'Unauthorized: invalid key',
  clock: 'JWT validation error: JWT Token is not yet valid',
} as const

/** What the relay does wrong. Without `answer`, things go their way after the delay. */
export interface RelayFault extends Strikes {
  /**
   * Only this: `open` is a client that connects, `irn_subscription` what the relay sends to a client, anything else what
   * a client asks. Default: all but `open`.
   */
  method?: string
  /** Only messages with this tag: 1108 is a request to the wallet, 1109 its answer. */
  tag?: number
  /** Milliseconds to wait first. */
  delay?: number
  answer?: RelayFaultAnswer
}

/**
 * - `'drop'`: the connection is cut, and what was said is lost
 * - `'hang'`: what was said is lost, and the connection stays; a client that connects never hears a word
 * - `'garbage'`: something that is not JSON
 * - a JSON-RPC error
 * - `close`: the connection is closed in good order, with a code such as 3000
 */
export type RelayFaultAnswer =
  | 'drop'
  | 'hang'
  | 'garbage'
  | { error: { code: number; message: string } }
  | { close: { code: number; reason: string } }

/** Something that happens at the relay. */
export interface Happening {
  method: string
  tag?: number | undefined
}

/** Which faults strike what happens. */
export const befalls =
  ({ method, tag }: Happening) =>
  (fault: RelayFault): boolean =>
    (fault.method === undefined ? method !== 'open' : fault.method === method) &&
    (fault.tag === undefined || fault.tag === tag)
