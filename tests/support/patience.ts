import { vi } from 'vitest'

/** In ms. What is waited for comes in an instant on a machine at rest, and in seconds on one that is busy; only a hang takes longer. */
const patience = 15_000

const { waitFor, waitUntil } = vi
type Waiting = Parameters<typeof waitFor>[1]
const patiently = (options: Waiting): Waiting =>
  typeof options === 'number' ? options : { timeout: patience, ...options }

vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: patience })
}
