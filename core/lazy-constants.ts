/** The constants of docs/rules that only lazy code needs; times in milliseconds. */
export const lazyConstants = {
  /** How long a pairing is valid [pairing-expiry]. */
  pairingLife: 240_000,
  /** A pairing with less time left than this counts as expired [pairing-expiry]. */
  pairingMargin: 10_000,
  /** When a relay that has created no pairing counts as unreachable: the clients themselves wait 40 s and more. */
  pairingTimeout: 20_000,
  /** The timeout for preloading pictures [directory-pictures]. */
  imageGiveUp: 2_000,
  /** The directory's numbers [directory-page] [directory-search]. */
  wallets: { recommended: 4, page: 40, pageImages: 20, search: 100, searchWait: 300 },
  /** How long a balance may be reused when a view opens [account-balance-one]. */
  balanceCacheLife: 30_000,
  /** How long to wait for a wallet's own list of assets before asking others [assets-wallet]. */
  walletPatience: 2_000,
  /** How long the API's answers about names, and about prices and history, are cached [assets-cache]. */
  nameCacheLife: 300_000,
  historyCacheLife: 15_000,
  /** A transaction dated further in the future than this has no date [assets-history]. */
  clocksDiffer: 86_400_000,
  /** How often relative times are updated while they are shown [activity-row]. */
  timeTick: 30_000,
  /** How many of a wallet's other accounts are shown at first. */
  accountsShown: 3,
  /** The minimum time before a failed balance request is retried [account-balance-gap]. */
  balanceRetryGap: 30_000,
  /** How often visible tokens are refreshed [portfolio-poll]. */
  tokenPoll: 10_000,
  /** When a sign-in message is created again: servers let their nonces expire. */
  signInMessageLife: 240_000,
  /** The typing pause before a receiver's name is resolved [send-name]. */
  resolveWait: 500,
  /** How long to wait for the account's history when checking a receiver [send-look-alike]. */
  historyWait: 5_000,
  /** How many of its newest token transfers are read from the chain for their receivers [send-look-alike]. */
  receiversRead: 20,
  /** How long the camera may see no code before the user gets a hint [send-scan]. */
  scanHint: 10_000,
  /** How long a review of a transfer is valid before the node is asked again [send-review]. */
  reviewLife: 15_000,
  /** The typing pause before a swap is quoted, and how long a quote is valid [swap-quote]. */
  quoteWait: 200,
  quoteLife: 10_000,
  /** The estimated gas of a swap that is not built yet [swap-costs]. */
  swapGas: 150_000,
  /** Slippage in hundredths of a percent: the default, the warning level, and the limits [swap-slippage]. */
  slippage: { usual: 100, risky: 500, least: 1, most: 5_000 },
  /** The price impact that triggers a warning, in hundredths of a percent [swap-impact]. */
  riskyImpact: 500,
  /** How often a receipt is requested, and how many times in a row it may be unknown [send-replaced]. */
  receipts: { gap: 3_000, misses: 40 },
  /** The maximum length of a wallet's id for a batch of calls, in characters (EIP-5792). */
  longestCallsId: 8_194,
  /** How long the toast for a transaction's outcome stays, so that its link can be reached [send-pending]. */
  outcomeLife: 8_000,
  /**
   * The on-ramp: the timeouts for the options (before the defaults apply) and for the earlier purchases; the typing
   * pause before a quote; how often a purchase is polled, how long while the user waits, how often and how long
   * afterwards, and how many at most; how often the provider's window is checked [onramp-watch].
   */
  onramp: {
    ...{ optionsPatience: 10_000, knownPatience: 5_000, quoteWait: 500, windowPoll: 1_000 },
    ...{ poll: 4_000, patience: 180_000, trail: 30_000, life: 86_400_000, most: 20 },
  },
  /** The maximum number of pending transactions [send-pending]. */
  mostPending: 99,
  /**
   * The frame's timeout for an email, device, code or social login [embedded-patience]; and the view's own timeout in
   * case the frame never answers, which is longer than the frame may take to load and answer.
   */
  loginPatience: 120_000,
  loginBackstop: 150_000,
  /** When the user is told that a social login takes long [social-patience]. */
  socialPatience: 45_000,
  /** The pause between two snackbar messages [notice-snackbar]. */
  snackbarReopen: 150,
  /** How long a snackbar message stays [notice-snackbar-time]. */
  snackbarLife: 2_500,
  /** How long toasts stay; a loading toast has no end [notice-toast-times]. */
  toastLife: { error: 4_000, blank: 4_000, success: 2_000, custom: 4_000 },
  /** The maximum number of toasts; the oldest are dropped [notice-toasts]. */
  toastsKept: 20,
  /** How RPC nodes are called [node-transport]. */
  rpc: {
    batchSize: 1_000,
    timeout: 10_000,
    retryCount: 3,
    retryDelay: 150,
    rankSamples: 10,
    rankWeights: { stability: 0.7, latency: 0.3 },
  },
} as const
