/** How nodes are asked [node-transport]. Apart from the other numbers, which a closed page does without. */
export const rpcConstants = {
  batchSize: 1_000,
  timeout: 10_000,
  retryCount: 3,
  retryDelay: 150,
  rankSamples: 10,
  rankWeights: { stability: 0.7, latency: 0.3 },
} as const
