// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { type PendingTransaction, storageKey } from './pending-transaction.ts'
import { followTransaction, pendingTransactions } from './recent-transactions.ts'
import { readStored } from './stored-transactions.ts'

const ended = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./follow-transaction.ts', () => ({ showOutcome: () => ended.promise }))

const transaction = (digit: string): PendingTransaction => ({
  ...{ hash: `0x${digit.repeat(64)}`, description: 'Sent', confirmations: 1, address: '0x1', chainId: 1, since: 0 },
})

it('stores its transactions beside those of other tabs [api-rainbowkit]', async () => {
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://127.0.0.1:1') } })
  const [own, other] = [transaction('a'), transaction('b')]
  const storesElsewhere = (...stored: PendingTransaction[]) => localStorage.setItem(storageKey, JSON.stringify(stored))
  localStorage.setItem(storageKey, '{')
  followTransaction(config, own)
  expect(readStored()).toEqual([own])
  storesElsewhere(other)
  followTransaction(config, transaction('c'))
  expect(readStored()).toEqual([other, transaction('c')])
  storesElsewhere(other, own, transaction('c'))
  ended.resolve()
  await vi.waitFor(() => expect(pendingTransactions()).toEqual([]))
  expect(readStored()).toEqual([other])
})
