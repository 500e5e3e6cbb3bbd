import { afterEach, expect, it, vi } from 'vitest'
import { atRest, createStore } from './store.ts'
import { subscribeTo } from './subscribe-to.ts'

afterEach(() => vi.unstubAllGlobals())

it('notifies all listeners even if one of them throws, and reports the error to the page [api-hooks]', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const store = createStore(atRest)
  const error = new Error('of the dApp')
  subscribeTo(
    store,
    () => store.get().status,
    () => {
      throw error
    },
  )
  const other = vi.fn<() => void>()
  store.subscribe(other)
  expect(() => store.set({ status: 'open' })).not.toThrow()
  expect(other).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
})
