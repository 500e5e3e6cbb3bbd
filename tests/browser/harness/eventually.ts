import { type Assertion, expect } from 'vitest'

/** How long to wait for a state, in ms: long enough for a busy machine. */
export const PATIENCE = 45_000

/** An expectation that is retried until it holds, for what takes the page a moment. */
export const eventually = <T>(read: () => T | Promise<T>): Assertion<Promise<void>, Awaited<T>> =>
  expect.poll(read, { timeout: PATIENCE, interval: 25 })
