import { requestTimeout } from './request-timeout.ts'

/** The numbers of docs/rules; times in milliseconds. */
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
  /** How long a pairing is offered [pairing-expiry]. */
  pairingLife: 240_000,
  /** A pairing that has no more than this left counts as expired [pairing-expiry]. */
  pairingMargin: 10_000,
  /** A relay that has given no pairing by then can't be reached: the clients themselves give up only after 40 s and more. */
  pairingTimeout: 20_000,
  /** Pictures that are preloaded are given up after this [directory-pictures]. */
  imageGiveUp: 2_000,
  /** The directory's numbers [directory-page] [directory-search]. */
  wallets: { recommended: 4, page: 40, pageImages: 20, search: 100, searchWait: 300 },
  /** How long a balance is shown as it is to a view that opens [account-balance-one]. */
  balanceCacheLife: 30_000,
  /** How many of a wallet's other accounts are shown until the user asks for all. */
  accountsShown: 3,
  /** No retry after a balance could not be had [account-balance-gap]. */
  balanceRetryGap: 30_000,
  /** A sign-in message is made again after this: servers let their nonces expire. */
  signInMessageLife: 240_000,
  /** Between one short message and the next [notice-snackbar]. */
  snackbarReopen: 150,
  /** How long a short message stays [notice-snackbar-time]. */
  snackbarLife: 2_500,
  /** How long toasts stay; one that is loading has no end [notice-toast-times]. */
  toastLife: { error: 4_000, blank: 4_000, success: 2_000, custom: 4_000 },
  /** The oldest give way [notice-toasts]. */
  toastsKept: 20,
  /** The modal's exit is over by then, whether anything has drawn it or not. */
  modalExit: 2_000,
  /** The shake that says that something cannot be done now [signin-required]. */
  shake: 500,
  /** How nodes are asked [node-transport]. */
  rpc: {
    batchSize: 1_000,
    timeout: 10_000,
    retryCount: 3,
    retryDelay: 150,
    rankSamples: 10,
    rankWeights: { stability: 0.7, latency: 0.3 },
  },
} as const
