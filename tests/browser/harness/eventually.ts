import { expect } from 'vitest'

/** An expectation that is tried again until it holds, for what takes the page a moment. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000, interval: 25 })
