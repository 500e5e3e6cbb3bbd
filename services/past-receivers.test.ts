import { expect, it } from 'vitest'
import type { HistoryTransaction } from '../core/history.ts'
import { pastReceivers } from './past-receivers.ts'

const sender = {
  namespace: 'eip155',
  connectorId: 'io.meadow',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  caipNetworkId: 'eip155:31337',
} as const
const friend = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const paid = { direction: 'out', amount: '0.5', symbol: 'ETH', isNft: false, isSpam: false } as const
const sent: HistoryTransaction = {
  ...{ id: '1', caipNetworkId: 'eip155:31337', hash: '0x1', operation: 'send', minedAt: 1, status: 'confirmed' },
  ...{ sentFrom: sender.address.toLowerCase(), sentTo: friend, transfers: [paid] },
}
const of = (...transactions: HistoryTransaction[]) =>
  pastReceivers({ loadHistory: async () => ({ transactions }) }, sender, 'ETH', new AbortController().signal)

it('are those whom the account has sent something to [send-look-alike]', async () => {
  expect(await of(sent)).toEqual([friend])
})

it.each<[string, Partial<HistoryTransaction>]>([
  ['who has sent something', { sentFrom: friend, sentTo: sender.address, transfers: [{ ...paid, direction: 'in' }] }],
  ['whom others have it seem to send to', { sentFrom: friend }],
  ['who got nothing', { transfers: [{ ...paid, amount: '0.000' }] }],
  ['who got what is worth nothing', { transfers: [{ ...paid, isSpam: true }] }],
  ['the contract of a token', { transfers: [{ ...paid, symbol: 'USDC' }] }],
  ['a contract that was called', { operation: 'execute' }],
  ['who got it back', { status: 'failed' }],
])('are not %s [send-look-alike]', async (_, other) => {
  expect(await of({ ...sent, ...other })).toEqual([])
})

it('are not known where the history cannot be asked for [send-history-missing]', async () => {
  const failing = { loadHistory: () => Promise.reject(new Error('down')) }
  expect(await pastReceivers(failing, sender, 'ETH', new AbortController().signal)).toBeUndefined()
})
