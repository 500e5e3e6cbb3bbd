import type { Hex } from 'viem'
import { beforeEach, expect, it, vi } from 'vitest'
import type { EndedTransaction } from './ended-transactions.ts'

const numbered = (number: number): EndedTransaction => ({
  hash: `0x${String(number).padStart(64, '0')}` satisfies Hex,
  ...{ description: 'Sent', confirmations: 1, address: '0x1', chainId: 1, since: number, outcome: 'confirmed' },
})

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem: kept.delete.bind(kept),
  })
  vi.resetModules()
})

const visit = () => import('./ended-transactions.ts')

it('keeps the last fifty ended transactions for the next visit, each once, until they are cleared [api-rainbowkit]', async () => {
  const { keepEnded } = await visit()
  for (let number = 1; number <= 60; number++) keepEnded(numbered(number))
  keepEnded(numbered(60))
  keepEnded({ ...numbered(61), chainId: 2 })
  vi.resetModules()
  const { clearEnded, endedTransactions, subscribeEnded } = await visit()
  expect(endedTransactions().map(({ since }) => since)).toEqual(Array.from({ length: 50 }, (_, index) => index + 12))
  const heard = vi.fn<() => void>()
  subscribeEnded(heard)()
  const stillHeard = vi.fn<() => void>()
  subscribeEnded(stillHeard)
  clearEnded('0x1', 1)
  expect(endedTransactions().map(({ since }) => since)).toEqual([61])
  expect([heard.mock.calls.length, stillHeard.mock.calls.length]).toEqual([0, 1])
  clearEnded('0x1', 2)
  expect(kept.size).toBe(0)
})

it('ignores anything else in storage, and still lists ended transactions if nothing can be stored [id-outside]', async () => {
  const { endedKey } = await visit()
  for (const bad of ['{', '7', JSON.stringify([{ ...numbered(1), outcome: 'lost' }])]) {
    kept.set(endedKey, bad)
    vi.resetModules()
    expect((await visit()).endedTransactions()).toEqual([])
  }
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  vi.resetModules()
  const { endedTransactions, keepEnded } = await visit()
  keepEnded(numbered(1))
  keepEnded(numbered(2))
  expect(endedTransactions()).toEqual([numbered(1), numbered(2)])
})
