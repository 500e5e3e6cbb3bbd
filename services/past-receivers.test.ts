import { expect, it } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import type { HistoryTransaction } from '../core/history.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
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
const currencyOn = () => 'ETH'
const { signal } = new AbortController()

/**
 * The receivers of an account by a history, with the token receivers that the chain reports; and the transactions that
 * it was asked about.
 */
async function world(transactions: HistoryTransaction[], chain: Record<string, string[]> = {}) {
  const asked: string[] = []
  const loadAdapter = async () => ({
    async tokenReceivers({ hash }: { hash: string }) {
      asked.push(hash)
      const told = chain[hash]
      if (!told) throw new PorticoError('rpc.failed')
      return told
    },
  })
  const sentToBy = pastReceivers({ loadHistory: async () => ({ transactions }), loadAdapter, currencyOn })
  return { asked, sentTo: () => sentToBy(sender, signal) }
}
const of = async (...transactions: HistoryTransaction[]) => (await world(transactions)).sentTo()

it('are those to whom the account has sent something [send-look-alike]', async () => {
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

it('are unknown if the history cannot be requested [send-history-missing]', async () => {
  const failing = { loadHistory: () => Promise.reject(new Error('down')) }
  const loadAdapter = async () => ({ tokenReceivers: async () => [friend] })
  expect(await pastReceivers({ ...failing, loadAdapter, currencyOn })(sender, signal)).toBeUndefined()
})

const tokenSent: HistoryTransaction = { ...sent, transfers: [{ ...paid, symbol: 'USDC' }] }
const other = '0xde709f2102306220921060314715629080e2fb77'

it('include those who received a token, as the chain reports, in the order of the history [send-look-alike]', async () => {
  const { sentTo } = await world(
    [
      { ...tokenSent, id: '3', hash: '0x3' },
      { ...sent, id: '2', hash: '0x2' },
    ],
    { '0x3': [other] },
  )
  expect(await sentTo()).toEqual([other, friend])
})

it('need one request to the chain per token transfer, for the newest transfers only [send-look-alike]', async () => {
  const tokens = Array.from({ length: lazyConstants.receiversRead + 1 }, (_, at) => ({
    ...{ ...tokenSent, id: `t${at}`, hash: `0xt${at}` },
  }))
  const received = { ...tokenSent, id: 'in', hash: '0xin', operation: 'receive', sentFrom: friend }
  const told = Object.fromEntries(tokens.map(({ hash }) => [hash, [other]]))
  const { asked, sentTo } = await world([received, sent, ...tokens], told)
  await sentTo()
  await sentTo()
  expect(asked).toEqual(tokens.slice(0, -1).map(({ hash }) => hash))
})
