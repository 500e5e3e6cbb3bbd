import { requestTimeout } from './request-timeout.ts'

/**
 * The constants of docs/rules that the first view needs; times in milliseconds. The others are in `lazy-constants.ts`.
 */
export const constants = {
  /** When a wallet's prompt gets a hint that it may be behind other windows [flow-prompt-hint]. */
  promptHint: 20_000,
  /** When an unanswered wallet prompt times out [flow-prompt-timeout]. A later approval still counts. */
  promptTimeout: 300_000,
  /** How long the modal shows the success of a connection before it closes [connect-success]. */
  successDelay: 900,
  /** How long to wait before loading a failed adapter again [wallet-adapter-retry]. */
  relinkGap: 5_000,
  /** The timeout for restoring one connection, so that it does not delay the next one [wallet-reconnect]. */
  reconnectTimeout: 5_000,
  /** The timeout for disconnecting [wallet-disconnect-cap]. */
  disconnectCap: 3_000,
  /** The default timeout of a request [flow-timeout]. */
  requestTimeout,
  /** The upper limit of the modal's exit, even if nothing renders it. */
  modalExit: 2_000,
  /** The shake animation for an action that is not possible now [signin-required]. */
  shake: 500,
} as const
