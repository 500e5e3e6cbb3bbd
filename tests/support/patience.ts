import { vi } from 'vitest'

/** In ms. A wait ends instantly on an idle machine, and within seconds on a busy one; only a hang takes longer. */
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
