import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker } from 'node:worker_threads'
import { keep } from '../tests/explored.ts'
import { scenarios } from '../tests/scenarios.ts'

/**
 * Explores what the tests of the charts read, on every core, before they begin: one test alone would keep the others
 * waiting. What breaks an exploration is for the test to say that reads it.
 */
if (isMainThread) {
  const file = fileURLToPath(import.meta.url)
  for (let core = 0; core < availableParallelism(); core++) new Worker(file)
} else for (const scenario of [...scenarios.values()].flat()) keep(scenario)
