import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker } from 'node:worker_threads'
import { keep } from '../tests/explored.ts'
import { scenarios } from '../tests/scenarios.ts'

/**
 * Explores the scenarios that the charts' tests read, on every core, before the tests begin: a single test would keep
 * the others waiting. If an exploration fails, the test that reads it reports that.
 */
if (isMainThread) {
  const file = fileURLToPath(import.meta.url)
  for (let core = 0; core < availableParallelism(); core++) new Worker(file)
} else for (const scenario of [...scenarios.values()].flat()) keep(scenario)
