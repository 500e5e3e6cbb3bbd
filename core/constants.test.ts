import { expect, it } from 'vitest'
import { constants } from './constants.ts'
import { lazyConstants } from './lazy-constants.ts'

const seconds = 1_000
const minutes = 60 * seconds

it('has the numbers of the rules [account-balance-gap] [notice-toasts] [notice-toast-times] [notice-snackbar] [pairing-expiry] [directory-page] [directory-search] [directory-pictures] [node-transport] [node-fallback] [wallet-disconnect-cap] [assets-cache] [assets-history] [assets-wallet] [send-pending] [embedded-patience] [social-patience] [swap-quote] [swap-slippage] [activity-row] [send-scan] [onramp-watch]', () => {
  expect({ ...constants, ...lazyConstants }).toEqual({
    promptHint: 20 * seconds,
    promptTimeout: 5 * minutes,
    successDelay: 900,
    relinkGap: 5 * seconds,
    reconnectTimeout: 5 * seconds,
    disconnectCap: 3 * seconds,
    requestTimeout: 30 * seconds,
    pairingLife: 4 * minutes,
    pairingMargin: 10 * seconds,
    pairingTimeout: 20 * seconds,
    imageGiveUp: 2 * seconds,
    wallets: { recommended: 4, page: 40, pageImages: 20, search: 100, searchWait: 300 },
    balanceCacheLife: 30 * seconds,
    nameCacheLife: 5 * minutes,
    historyCacheLife: 15 * seconds,
    clocksDiffer: 86_400 * seconds,
    timeTick: 30 * seconds,
    accountsShown: 3,
    balanceRetryGap: 30 * seconds,
    tokenPoll: 10 * seconds,
    walletPatience: 2 * seconds,
    resolveWait: 500,
    historyWait: 5 * seconds,
    receiversRead: 20,
    scanHint: 10 * seconds,
    reviewLife: 15 * seconds,
    quoteWait: 200,
    quoteLife: 10 * seconds,
    swapGas: 150_000,
    slippage: { usual: 100, risky: 500, least: 1, most: 5_000 },
    riskyImpact: 500,
    receipts: { gap: 3 * seconds, misses: 40 },
    longestCallsId: 8_194,
    outcomeLife: 8_000,
    onramp: {
      knownPatience: 5_000,
      ...{ optionsPatience: 10 * seconds, quoteWait: 500, windowPoll: 1 * seconds },
      ...{ poll: 4 * seconds, patience: 3 * minutes, trail: 30 * seconds, life: 24 * 60 * minutes, most: 20 },
    },
    mostPending: 99,
    ...{ loginPatience: 2 * minutes, loginBackstop: 150 * seconds },
    socialPatience: 45 * seconds,
    signInMessageLife: 4 * minutes,
    snackbarReopen: 150,
    snackbarLife: 2_500,
    // A loading toast has no end.
    toastLife: { error: 4 * seconds, blank: 4 * seconds, success: 2 * seconds, custom: 4 * seconds },
    toastsKept: 20,
    modalExit: 2 * seconds,
    shake: 500,
    rpc: {
      batchSize: 1_000,
      timeout: 10 * seconds,
      retryCount: 3,
      retryDelay: 150,
      rankSamples: 10,
      rankWeights: { stability: 0.7, latency: 0.3 },
    },
  })
})
