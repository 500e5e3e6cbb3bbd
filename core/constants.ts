import { requestTimeout } from './request-timeout.ts'

/** The numbers of docs/rules that the first view goes by; times in milliseconds. The others: `lazy-constants.ts`. */
export const constants = {
  /** A wallet's prompt gets a hint that it may be behind other windows [flow-prompt-hint]. */
  promptHint: 20_000,
  /** A wallet's prompt without an answer [flow-prompt-timeout]. A later approval is still honoured. */
  promptTimeout: 300_000,
  /** How long the modal shows that a wallet has connected, before it closes [connect-success]. */
  successDelay: 900,
  /** An adapter whose code could not be fetched is tried again after this [wallet-adapter-retry]. */
  relinkGap: 5_000,
  /** One stored connector's silent attempt to reconnect never keeps the next one waiting [wallet-reconnect]. */
  reconnectTimeout: 5_000,
  /** Disconnecting is given up [wallet-disconnect-cap]. */
  disconnectCap: 3_000,
  /** No request waits longer, unless it names a time-out of its own [flow-timeout]. */
  requestTimeout,
  /** The modal's exit is over by then, whether anything has drawn it or not. */
  modalExit: 2_000,
  /** The shake that says that something cannot be done now [signin-required]. */
  shake: 500,
} as const
