import { expect, it } from 'vitest'
import type { HistoryTransaction, HistoryTransfer } from './history.ts'
import { nftsOf } from './nfts.ts'

const nft = (name: string, direction: HistoryTransfer['direction'], more: Partial<HistoryTransfer> = {}) => ({
  ...{ name, direction, isNft: true, isSpam: false, iconUrl: `https://pictures.example/${name}` },
  ...more,
})

const mined = (minedAt: number, ...transfers: HistoryTransfer[]): HistoryTransaction => ({
  ...{ id: `t${minedAt}`, caipNetworkId: 'eip155:1', hash: '0x1', operation: 'receive', minedAt, status: 'confirmed' },
  transfers,
})

const namesIn = (transactions: readonly HistoryTransaction[]) => nftsOf(transactions).map(({ name }) => name)

it('lists the collectibles received and not sent, the latest first [portfolio-nfts]', () => {
  const history = [
    mined(5, nft('Harbour', 'in')),
    mined(4, nft('Lantern', 'out')),
    mined(3, nft('Lantern', 'in'), nft('Meadow', 'in')),
    mined(1, nft('Harbour', 'out')),
  ]
  expect(namesIn(history)).toEqual(['Harbour', 'Meadow'])
  expect(nftsOf(history)[1]).toMatchObject({ since: 3, iconUrl: 'https://pictures.example/Meadow' })
})

it('leaves out spam, tokens, unnamed collectibles and failed transactions [portfolio-nfts]', () => {
  const failed = { ...mined(2, nft('Failed', 'in')), status: 'failed' as const }
  const spam = mined(3, nft('Prize', 'in', { isSpam: true }), nft('Coin', 'in', { isNft: false }))
  const { name: _, ...nameless } = nft('', 'in')
  expect(namesIn([spam, failed, mined(1, nameless)])).toEqual([])
})

it('counts two with one name as two if their pictures differ, and one that is received twice as one [portfolio-nfts]', () => {
  const other = nft('Harbour', 'in', { iconUrl: 'https://pictures.example/other' })
  expect(namesIn([mined(3, nft('Harbour', 'in')), mined(2, other), mined(1, nft('Harbour', 'in'))])).toEqual([
    'Harbour',
    'Harbour',
  ])
})
