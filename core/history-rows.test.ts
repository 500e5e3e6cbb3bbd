import { describe, expect, it } from 'vitest'
import type { HistoryTransaction, HistoryTransfer } from './history.ts'
import { beginsMonth, mainTransfers, operationOf, receiverOf } from './history-rows.ts'

const transfer = (direction: HistoryTransfer['direction'], symbol: string, isSpam = false): HistoryTransfer => ({
  direction,
  symbol,
  isNft: false,
  isSpam,
})

const some = (direction: HistoryTransfer['direction'], symbol: string, amount: string): HistoryTransfer => ({
  ...transfer(direction, symbol),
  amount,
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

it('starts a month at its newest transaction, and a separate one for the same month of another year [activity-list]', () => {
  const list = [minedOn(2026, 10, 20), minedOn(2026, 10, 2), minedOn(2026, 9, 30), minedOn(2025, 9, 30)]
  expect(list.map((_, index) => beginsMonth(list, index))).toEqual([true, false, true, true])
})

it('groups undated transactions once, after the months [activity-list]', () => {
  const { minedAt: _, ...undated } = minedOn(2026, 10, 2)
  const list = [minedOn(2026, 10, 20), undated, undated]
  expect(list.map((_, index) => beginsMonth(list, index))).toEqual([true, true, false])
})

describe('a row [activity-row]', () => {
  it('shows what was received before what was sent, and no spam', () => {
    const transfers = [transfer('out', 'ETH'), transfer('in', 'FREE', true), transfer('in', 'USDC')]
    expect(mainTransfers({ transfers }, 'ETH').map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  })

  it.each<[string, readonly HistoryTransfer[], string[]]>([
    ['the token that was sent', [some('out', 'SOL', '0.00203928'), some('out', 'SUSD', '3')], ['SUSD']],
    ['the token that came', [some('in', 'SOL', '0.5'), some('in', 'SUSD', '3')], ['SUSD']],
    ['the collectible', [some('out', 'SOL', '0.5'), { ...some('out', 'SOL', '1'), isNft: true, name: 'Ape' }], ['Ape']],
    ['the currency alone', [some('out', 'SOL', '0.001'), some('in', 'SUSD', '3')], ['SUSD', 'SOL']],
    ['the currency, where nothing of the token moved', [some('out', 'SOL', '2'), some('out', 'SUSD', '0')], ['SOL']],
    [
      'the token that was traded, and not what its account cost',
      [some('out', 'SOL', '0.00203928'), some('out', 'SUSD', '3'), some('in', 'USDC', '3')],
      ['USDC', 'SUSD'],
    ],
    [
      'the currency that was traded beside a token',
      [some('out', 'SOL', '2'), some('out', 'SUSD', '3'), some('in', 'LP', '1')],
      ['LP', 'SOL'],
    ],
    ['the token that was named first', [some('out', 'SUSD', '3'), some('out', 'USDC', '1')], ['SUSD']],
  ])('shows %s', (_, transfers, shown) => {
    expect(mainTransfers({ transfers }, 'SOL').map(({ name, symbol }) => name ?? symbol)).toEqual(shown)
  })

  it('adds up the transfers of one token, and shows each collectible separately', () => {
    const ape = { ...some('in', 'APE', '1'), isNft: true, name: 'Ape' }
    const inAll = (transfers: readonly HistoryTransfer[]) =>
      mainTransfers({ transfers }, 'ETH').map(({ symbol, amount }) => `${amount} ${symbol}`)
    const parts = [
      some('in', 'USDC', '1.5'),
      some('out', 'USDC', '7'),
      some('in', 'USDC', '0.25'),
      some('in', 'DAI', '9'),
    ]
    expect(inAll(parts)).toEqual(['1.75 USDC', '7 USDC'])
    expect(inAll([ape, ape])).toEqual(['1 APE'])
    expect(inAll([transfer('in', 'USDC'), some('in', 'USDC', '2')])).toEqual(['undefined USDC'])
  })

  it('names the receiver of the native currency, and not a token’s contract as its receiver', () => {
    const sent = (symbol: string) => ({ ...minedOn(2026, 1, 1), sentTo: '0x1', transfers: [transfer('out', symbol)] })
    expect(receiverOf(sent('ETH'), 'ETH')).toBe('0x1')
    expect(receiverOf(sent('USDC'), 'ETH')).toBeUndefined()
    expect(receiverOf({ ...sent('ETH'), operation: 'execute' }, 'ETH')).toBeUndefined()
  })

  it('says “executed” for types that it does not know', () => {
    expect(['trade', 'rebase', 'constructor'].map((operation) => operationOf({ operation }))).toEqual([
      'trade',
      'execute',
      'execute',
    ])
  })
})
