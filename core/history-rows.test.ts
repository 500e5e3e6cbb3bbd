import { describe, expect, it } from 'vitest'
import type { HistoryTransaction, HistoryTransfer } from './history.ts'
import { beginsMonth, mainTransfers, operationOf, receiverOf } from './history-rows.ts'

const transfer = (direction: HistoryTransfer['direction'], symbol: string, isSpam = false): HistoryTransfer => ({
  direction,
  symbol,
  isNft: false,
  isSpam,
})

const minedOn = (year: number, month: number, day: number): HistoryTransaction => ({
  id: `${year}-${month}-${day}`,
  caipNetworkId: 'eip155:1',
  hash: '0x',
  operation: 'send',
  minedAt: new Date(year, month, day, 12).getTime(),
  status: 'confirmed',
  transfers: [],
})

it('begins a month at its newest transaction, and at that of the same month of another year [activity-list]', () => {
  const list = [minedOn(2026, 10, 20), minedOn(2026, 10, 2), minedOn(2026, 9, 30), minedOn(2025, 9, 30)]
  expect(list.map((_, index) => beginsMonth(list, index))).toEqual([true, false, true, true])
})

describe('a row [activity-row]', () => {
  it('shows what came before what went, and no spam', () => {
    const transfers = [transfer('out', 'ETH'), transfer('in', 'FREE', true), transfer('in', 'USDC')]
    expect(mainTransfers({ transfers }).map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  })

  it('names who got the currency, and not the contract of a token for its receiver', () => {
    const sent = (symbol: string) => ({ ...minedOn(2026, 1, 1), sentTo: '0x1', transfers: [transfer('out', symbol)] })
    expect(receiverOf(sent('ETH'), 'ETH')).toBe('0x1')
    expect(receiverOf(sent('USDC'), 'ETH')).toBeUndefined()
    expect(receiverOf({ ...sent('ETH'), operation: 'execute' }, 'ETH')).toBeUndefined()
  })

  it('calls executed what it has no word for', () => {
    expect(['trade', 'rebase', 'constructor'].map((operation) => operationOf({ operation }))).toEqual([
      'trade',
      'execute',
      'execute',
    ])
  })
})
