/** What is known of a wallet since it was last asked to connect. */
export interface ConnectionAttempt {
  /** Whether it has shared accounts. */
  granted?: boolean
  /** Whether it has said which accounts it shares. */
  listed?: boolean
  /** What its own events have said last: the accounts that it shares, and its chain. */
  heard: { accounts?: unknown; chain?: unknown }
  isConnected(): boolean
  /** The user has disconnected it, and it may still share accounts: what it says of them by itself comes too late. */
  ended?: boolean
  /** Until when it may take to say whether a recent connection is still live, in ms since 1970; it is there once it was asked. */
  deadline?: number
}

/** The last attempt with each connector that is guarded, by the connector's emitter. */
export const connectionAttempts = new WeakMap<object, ConnectionAttempt>()
