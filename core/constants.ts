/** The numbers of SPEC 9 and FACTS 18; times in milliseconds. */
export const constants = {
  /** A wallet's prompt gets a hint that the wallet may be waiting behind other windows. */
  promptHint: 20_000,
  /** A wallet's prompt that nobody answers. A later approval is still honoured. */
  promptTimeout: 300_000,
  /** How long the modal shows that a wallet has connected, before it closes by itself. */
  celebration: 900,
  /** An adapter whose code could not be fetched is tried anew after this. */
  relinkGap: 5_000,
  /** One stored connector's silent attempt to come back. */
  reconnectTimeout: 5_000,
  disconnectCap: 3_000,
  requestTimeout: 30_000,
  balanceRetryGap: 30_000,
  snackbarReopen: 150,
  snackbarLife: 2_500,
  toastLife: { error: 4_000, blank: 4_000, success: 2_000, custom: 4_000 },
  toastsKept: 20,
  shake: 500,
  rpc: {
    batchSize: 1_000,
    timeout: 10_000,
    retryCount: 3,
    retryDelay: 150,
    rankSamples: 10,
    rankWeights: { stability: 0.7, latency: 0.3 },
  },
} as const
