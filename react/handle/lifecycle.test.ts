// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { createHandle } from './app-kit.ts'

const preload = vi.hoisted(() => vi.fn())
vi.mock('./later.ts', () => ({ preload }))

const create = () => createHandle({ adapters: [stubAdapter().adapter], networks: [network] })

it('a kit that stops before the first paint does not start again [lazy-idle]', async () => {
  const stopped = create()
  stopped.retain()()
  const release = create().retain()
  await vi.waitFor(() => expect(preload).toHaveBeenCalled())
  expect(preload).toHaveBeenCalledOnce()
  release()
})
