import { createClient, custom, type Hex, numberToHex } from 'viem'
import { mainnet } from 'viem/chains'
import { beforeEach, expect, it, vi } from 'vitest'
import { followedOutcome } from './follow-transaction.ts'
import { type PendingTransaction, storageKey } from './pending-transaction.ts'
import { readStored } from './stored-transactions.ts'

const hash: Hex = `0x${'ab'.repeat(32)}`
const address: Hex = `0x${'11'.repeat(20)}`
const transaction: PendingTransaction = {
  ...{ hash, description: 'Sent', confirmations: 1, address, chainId: 1 },
  since: Date.now(),
}

/** A node that mines the transaction with this status after this number of requests. */
function nodeWith(status: Hex, after: number) {
  let block = 1
  let asked = 0
  const sent = { hash, from: address, to: address, nonce: '0x0', value: '0x1', input: '0x', gas: '0x1', type: '0x0' }
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_blockNumber') return numberToHex(block++)
    if (method === 'eth_getTransactionByHash') return { ...sent, blockNumber: null }
    if (method === 'eth_getBlockByNumber') return { number: '0x1', transactions: [] }
    if (method !== 'eth_getTransactionReceipt') return null
    asked++
    const receipt = { transactionHash: hash, blockNumber: '0x1', status, logs: [], from: address, to: address }
    return asked > after ? receipt : null
  }
  return createClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }), pollingInterval: 5 })
}

it.each([
  ['confirmed', '0x1', 0],
  ['failed', '0x0', 2],
] as const)('says that a transaction is %s, once the network does [api-rainbowkit]', async (outcome, status, after) => {
  expect(await followedOutcome(nodeWith(status, after), transaction)).toBe(outcome)
})

it('gives up on a transaction that was added long ago [api-rainbowkit]', async () => {
  const since = Date.now() - 48 * 60 * 60 * 1000
  expect(await followedOutcome(nodeWith('0x1', 0), { ...transaction, since })).toBeUndefined()
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
})

it('reads the pending transactions, and ignores anything else in storage [id-outside]', () => {
  expect(readStored()).toEqual([])
  localStorage.setItem(storageKey, JSON.stringify([transaction]))
  expect(readStored()).toEqual([transaction])
  for (const bad of ['{', '7', JSON.stringify([{ ...transaction, hash: '0x1' }])]) {
    localStorage.setItem(storageKey, bad)
    expect(readStored()).toEqual([])
  }
})
