// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SolanaAdapter } from './index.ts'

const code = vi.hoisted(() => ({ asked: 0, arrives: Promise.resolve() }))
vi.mock('./create-provider.ts', async (importActual) => {
  code.asked += 1
  await code.arrives
  return importActual()
})

beforeEach(() => {
  vi.resetModules()
  code.asked = 0
})
afterEach(() => localStorage.clear())

it('the code of a returning wallet’s provider loads with the adapter: the wallet has 5 s of its own [wallet-reconnect]', async () => {
  localStorage.setItem('portico.solana.1.harbour', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  const { promise, resolve } = Promise.withResolvers<void>()
  code.arrives = promise
  let isLoaded = false
  const loading = new SolanaAdapter().load({ networks: [] }).then(() => {
    isLoaded = true
  })
  await vi.waitFor(() => expect(code.asked).toBe(1))
  await new Promise((done) => setTimeout(done))
  expect(isLoaded).toBe(false)
  resolve()
  await loading
})

it('without such a wallet it is not loaded', async () => {
  await new SolanaAdapter().load({ networks: [] })
  expect(code.asked).toBe(0)
})
