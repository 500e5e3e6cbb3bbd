import { type Assertion, expect } from 'vitest'

/** How long a state is waited for, in ms: long enough for a machine that is busy with something else as well. */
export const PATIENCE = 45_000

/** An expectation that is tried again until it holds, for what takes the page a moment. */
export const eventually = <T>(read: () => T | Promise<T>): Assertion<Promise<void>, Awaited<T>> =>
  expect.poll(read, { timeout: PATIENCE, interval: 25 })
