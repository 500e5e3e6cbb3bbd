/** What is known about a wallet since the last attempt to connect it. */
export interface ConnectionAttempt {
  /** Whether it has shared accounts. */
  granted?: boolean
  /** Whether it has reported which accounts it shares. */
  listed?: boolean
  /** The latest data from its events: the accounts that it shares, and its chain. */
  heard: { accounts?: unknown; chain?: unknown }
  isConnected(): boolean
  /** The user has disconnected it, although it may still share accounts: later reports are ignored. */
  ended?: boolean
  /** When the check of a recent connection times out, in ms since the epoch; set once the check has started. */
  deadline?: number
}

/** The last attempt of each guarded connector, by the connector's emitter. */
export const connectionAttempts = new WeakMap<object, ConnectionAttempt>()
