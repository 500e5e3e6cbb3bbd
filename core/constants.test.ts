import { expect, it } from 'vitest'
import { constants } from './constants.ts'

it('has the numbers of the rules', () => {
  expect(constants).toMatchObject({
    balanceRetryGap: 30_000,
    toastsKept: 20,
    toastLife: { error: 4_000, blank: 4_000, success: 2_000 },
    snackbarReopen: 150,
    disconnectCap: 3_000,
    shake: 500,
    rpc: {
      batchSize: 1_000,
      timeout: 10_000,
      retryCount: 3,
      retryDelay: 150,
      rankSamples: 10,
      rankWeights: { stability: 0.7, latency: 0.3 },
    },
  })
})

it('gives a loading toast no end', () => {
  expect(constants.toastLife).not.toHaveProperty('loading')
})
