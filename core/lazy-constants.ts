/** The numbers of docs/rules that only what loads later goes by; times in milliseconds. */
export const lazyConstants = {
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
  /** A wallet that can tell what an account holds is waited for so long, before others are asked [assets-wallet]. */
  walletPatience: 2_000,
  /** How long the API's answers about names count, and those about prices and history [assets-cache]. */
  nameCacheLife: 300_000,
  historyCacheLife: 15_000,
  /** A transaction that is dated later than this from now has no date [assets-history]. */
  clocksDiffer: 86_400_000,
  /** How often it is looked at how long ago something was, while that is told [activity-row]. */
  timeTick: 30_000,
  /** How many of a wallet's other accounts are shown until the user asks for all. */
  accountsShown: 3,
  /** No retry after a balance could not be had [account-balance-gap]. */
  balanceRetryGap: 30_000,
  /** How often the tokens that are looked at are asked for again [portfolio-poll]. */
  tokenPoll: 10_000,
  /** A sign-in message is made again after this: servers let their nonces expire. */
  signInMessageLife: 240_000,
  /** How long a receiver's name must rest before it is looked up [send-name]. */
  resolveWait: 500,
  /** How long a receiver is held up by what the account's history knows [send-look-alike]. */
  historyWait: 5_000,
  /** Of so many of its newest transfers of tokens, the chain is asked who got them [send-look-alike]. */
  receiversRead: 20,
  /** How long the camera sees no code before the user is told what to do [send-scan]. */
  scanHint: 10_000,
  /** How long a review of a transfer counts, before the node is asked again [send-review]. */
  reviewLife: 15_000,
  /** How long the user must not have typed before a swap is quoted, and how long a quote counts [swap-quote]. */
  quoteWait: 200,
  quoteLife: 10_000,
  /** The gas of a swap that is not built yet [swap-costs]. */
  swapGas: 150_000,
  /** In hundredths of a percent: what is lost at most where the user says nothing, what is warned of, and what can be set [swap-slippage]. */
  slippage: { usual: 100, risky: 500, least: 1, most: 5_000 },
  /** A price impact of so many hundredths of a percent is warned of [swap-impact]. */
  riskyImpact: 500,
  /** How often a transaction's receipt is asked for, and how often in a row it may be unknown [send-replaced]. */
  receipts: { gap: 3_000, misses: 40 },
  /** Of a wallet's id of calls that it makes at once, in characters: as long as EIP-5792 lets it be. */
  longestCallsId: 8_194,
  /** How long the end of a transaction is told, so that the link to it can be reached [send-pending]. */
  outcomeLife: 8_000,
  /**
   * How long the options are waited for before the usual ones count, how long what was bought before an order, how long the user must not have typed before an order is
   * quoted, how often a purchase is asked after, how long with the user before it, how often and how long afterwards, and how
   * many are followed at most; how often a provider's window is looked after [onramp-watch].
   */
  onramp: {
    ...{ optionsPatience: 10_000, knownPatience: 5_000, quoteWait: 500, windowPoll: 1_000 },
    ...{ poll: 4_000, patience: 180_000, trail: 30_000, life: 86_400_000, most: 20 },
  },
  /** The most transactions that may be pending at once [send-pending]. */
  mostPending: 99,
  /**
   * How long the frame has for a login's mail, device, code and provider [embedded-patience]; and after how long a view gives up by
   * itself, where nothing is there that could: longer than the frame may load and answer.
   */
  loginPatience: 120_000,
  loginBackstop: 150_000,
  /** After this the user is told that a provider takes long [social-patience]. */
  socialPatience: 45_000,
  /** Between one short message and the next [notice-snackbar]. */
  snackbarReopen: 150,
  /** How long a short message stays [notice-snackbar-time]. */
  snackbarLife: 2_500,
  /** How long toasts stay; one that is loading has no end [notice-toast-times]. */
  toastLife: { error: 4_000, blank: 4_000, success: 2_000, custom: 4_000 },
  /** The oldest give way [notice-toasts]. */
  toastsKept: 20,
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
