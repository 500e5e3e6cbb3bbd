import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { createWalletClient, encodeFunctionData, http, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mergeHistory } from '../../core/history.ts'
import { account as accountAt } from '../../sandbox/evm/accounts.ts'
import { type ApiSandbox, type SolanaSandbox, startSandbox, token } from '../../sandbox/index.ts'
import { solanaAccount } from '../../sandbox/solana/accounts.ts'
import { historyService } from '../../services/history.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'

let sandbox: ApiSandbox & SolanaSandbox
let world: ReturnType<typeof openApi>
beforeAll(async () => {
  sandbox = await startSandbox({ api: true, solana: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  Object.assign(sandbox.api.blockchain, { spam: [], pageSize: 50 })
  world = openApi(sandbox)
})

const caipNetworkId = 'eip155:31337'
const [sender, receiver] = [accountAt(5), accountAt(6)]
const path = `/v1/account/${sender.address}/history`
const load = (address: string, cursors: readonly string[] = [], now?: () => number) =>
  historyService(world.client, now).loadHistory({ address, caipNetworkId, cursors }, never)

/** Sends money, tokens, and an approval; resolves with the hashes, oldest first. */
async function send() {
  const client = createWalletClient({ account: sender, transport: http(sandbox.one.directUrl) })
  const call = (functionName: string, args: unknown[]) => ({
    to: token.address,
    data: encodeFunctionData({ abi: token.abi, functionName, args }),
  })
  const hashes: string[] = []
  for (const transaction of [
    { to: receiver.address, value: parseEther('1.5') },
    call('transfer', [receiver.address, 2_500_000n]),
    call('approve', [receiver.address, 1n]),
  ])
    hashes.push((await client.sendTransactionSync({ chain: null, ...transaction })).transactionHash)
  return hashes
}

describe('the history of an account [assets-history] [assets-parsed]', () => {
  it('is read from the blocks, for the sender and the receiver', async () => {
    const [paid, moved] = await send()
    const { transactions } = await load(sender.address)
    const both = { caipNetworkId, status: 'confirmed', minedAt: expect.any(Number), sentFrom: sender.address }
    const icon = { iconUrl: expect.stringMatching(/^data:image/), isNft: false, isSpam: false }
    const ether = { amount: '1.5', name: 'Ether', symbol: 'ETH', value: '4500', ...icon }
    const susd = { amount: '2.5', name: 'Sandbox Dollar', symbol: 'SUSD', value: '2.5', ...icon }
    // Their grant, which they received with the token, comes last; an approval moves nothing and is left out.
    expect(transactions.slice(0, 2)).toEqual([
      {
        ...both,
        id: moved,
        hash: moved,
        operation: 'send',
        sentTo: token.address,
        transfers: [{ ...susd, direction: 'out' }],
      },
      {
        ...both,
        id: paid,
        hash: paid,
        operation: 'send',
        sentTo: receiver.address,
        transfers: [{ ...ether, direction: 'out' }],
      },
    ])
    expect(transactions).toHaveLength(3)
    const received = await load(receiver.address)
    expect(received.transactions.slice(0, 2)).toMatchObject([
      { id: moved, operation: 'receive', transfers: [{ ...susd, direction: 'in' }] },
      { id: paid, operation: 'receive', transfers: [{ ...ether, direction: 'in' }] },
    ])
  })

  it('loads in pages, until a cursor repeats', async () => {
    sandbox.api.blockchain.pageSize = 2
    const cursors: string[] = []
    let all = (await load(sender.address)).transactions
    for (let page = await load(sender.address); page.next; page = await load(sender.address, cursors)) {
      cursors.push(page.next)
      all = mergeHistory(all, page.transactions)
    }
    all = mergeHistory(all, (await load(sender.address, cursors)).transactions)
    expect(cursors).toHaveLength(1)
    expect(all).toHaveLength(3)
    const [cursor = ''] = cursors
    sandbox.api.fault({ path, answer: { json: { data: [], next: cursor } } })
    world.pass(15_000)
    expect(await load(sender.address, cursors)).toEqual({ transactions: [] })
    expect(await load(sender.address, [cursor, 'another'])).toEqual({ transactions: [] })
  })

  it('is without spam, and is cached for 15 s [assets-cache]', async () => {
    const before = await load(sender.address)
    sandbox.api.blockchain.spam = [token.address.toLowerCase()]
    world.pass(14_999)
    expect(await load(sender.address)).toEqual(before)
    expect(world.asked()).toHaveLength(1)
    world.pass(1)
    expect((await load(sender.address)).transactions).toHaveLength(1)
  })

  it('is an error if nothing of a page can be read, instead of an empty history', async () => {
    sandbox.api.fault({ path, answer: { json: { data: [null, { id: 7 }], next: null } }, times: 1 })
    expect(await failure(load(sender.address))).toEqual({ code: 'rpc.malformed' })
    expect((await load(sender.address)).transactions).not.toEqual([])
  })

  it('is requested again once something has happened to the account [assets-renewed]', async () => {
    await load(sender.address)
    historyService(world.client).renewHistory({ address: receiver.address, caipNetworkId })
    await load(sender.address)
    expect(world.asked()).toHaveLength(1)
    historyService(world.client).renewHistory({ address: sender.address, caipNetworkId })
    await load(sender.address)
    expect(world.asked()).toHaveLength(2)
  })

  it('is available on Solana too', async () => {
    const { one } = sandbox.solana
    const [from, to] = [solanaAccount(5), Keypair.generate().publicKey]
    const connection = new Connection(one.directUrl, { wsEndpoint: one.directWsUrl })
    const { blockhash } = await connection.getLatestBlockhash()
    const transfer = SystemProgram.transfer({
      fromPubkey: new PublicKey(from.address),
      toPubkey: to,
      lamports: 1_500_000_000,
    })
    const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: new PublicKey(from.address) }).add(
      transfer,
    )
    transaction.sign(from.keypair)
    const hash = await connection.sendRawTransaction(transaction.serialize())
    const history = (address: string) =>
      historyService(world.client).loadHistory({ address, caipNetworkId: one.id }, never)
    const told = {
      id: hash,
      hash,
      caipNetworkId: one.id,
      status: 'confirmed',
      sentFrom: from.address,
      sentTo: to.toBase58(),
    }
    expect((await history(from.address)).transactions).toMatchObject([
      { ...told, operation: 'send', transfers: [{ direction: 'out', amount: '1.5', symbol: 'SOL', value: '225' }] },
    ])
    expect((await history(to.toBase58())).transactions).toMatchObject([
      { ...told, operation: 'receive', transfers: [{ direction: 'in', amount: '1.5' }] },
    ])
  })

  it('is unknown without a project', async () => {
    const service = historyService(undefined)
    expect(await service.loadHistory({ address: sender.address, caipNetworkId }, never)).toEqual({ transactions: [] })
    sandbox.api.fault({ path, answer: { status: 503, headers: { 'Retry-After': '60' } } })
    expect(await failure(load(sender.address))).toEqual({ code: 'api.unavailable' })
  })

  it('is not called empty while the API does not say which networks it serves', async () => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { status: 403 } })
    expect(await failure(load(sender.address))).toMatchObject({ code: 'api.refused' })
    sandbox.api.clear()
    expect(await load(sender.address)).toHaveProperty('transactions')
  })
})

describe('whatever the API says about a history [id-outside]', () => {
  const now = Date.UTC(2026, 1, 1)
  const metadata = {
    operationType: 'send',
    hash: '0xabc',
    chain: caipNetworkId,
    minedAt: '2026-01-31T12:00:00.000Z',
    status: 'failed',
  }
  const transfer = { fungible_info: { symbol: 'T' }, direction: 'out', quantity: { numeric: '1' } }
  const good = { id: 'a', metadata, transfers: [transfer] }
  const bad = { ...good, id: 'b' }
  const answer = async (...data: unknown[]) => {
    sandbox.api.fault({ path, answer: { json: { data, next: null } } })
    return (await load(sender.address, [], () => now)).transactions
  }
  const { isNft, isSpam } = { isNft: false, isSpam: false }
  const kept = {
    ...{
      id: 'a',
      hash: '0xabc',
      caipNetworkId,
      operation: 'send',
      status: 'failed',
      minedAt: Date.UTC(2026, 0, 31, 12),
    },
    transfers: [{ direction: 'out', amount: '1', symbol: 'T', isNft, isSpam }],
  }

  it.each([
    ['no id', { ...bad, id: null }],
    ['no metadata', { ...bad, metadata: null }],
    ['a hash that leads elsewhere', { ...bad, metadata: { ...metadata, hash: '../../evil?x' } }],
    ['another network', { ...bad, metadata: { ...metadata, chain: 'eip155:1' } }],
    ['no time', { ...bad, metadata: { ...metadata, minedAt: 'tomorrow' } }],
    ['no transfers', { ...bad, transfers: null }],
    ['only spam', { ...bad, transfers: [{ ...transfer, nft_info: { flags: { is_spam: true } } }] }],
    ['only transfers that go nowhere', { ...bad, transfers: [{ ...transfer, direction: 'up' }] }],
    ['nothing', null],
  ])('a transaction with %s is left out', async (_, each) => {
    expect(await answer(each, good)).toEqual([kept])
  })

  it.each([
    ['first of two', 'failed', 'confirmed', 'confirmed'],
    ['pending as well', 'confirmed', 'pending', 'confirmed'],
    ['pending before', 'pending', 'confirmed', 'confirmed'],
  ])('one hash under two ids, %s, is one transaction [activity-list]', async (_, first, second, is) => {
    const of = (id: string, status: string) => ({ ...good, id, metadata: { ...metadata, status } })
    expect(await answer(of('a', first), of('b', second))).toMatchObject([{ hash: '0xabc', status: is }])
  })

  it('a date more than a day ahead is ignored, and an item without a date comes last', async () => {
    const on = (id: string, at: number) => ({
      ...good,
      id,
      metadata: { ...metadata, hash: id, minedAt: new Date(at).toISOString() },
    })
    const [ahead, late] = [now + 86_400_001, Date.UTC(2099, 0, 1)]
    const told = await answer(on('late', late), on('ahead', ahead), on('old', 1_000), on('soon', ahead - 1))
    expect(told.map(({ id, minedAt }) => [id, minedAt])).toEqual([
      ['soon', ahead - 1],
      ['old', 1_000],
      ['late', undefined],
      ['ahead', undefined],
    ])
  })

  it('the status and both sides can stand beside the metadata', async () => {
    const { status: _, ...rest } = metadata
    const sides = { sentFrom: sender.address, sentTo: 'nonsense' }
    expect(
      await answer({ ...good, metadata: rest, status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', ...sides }),
    ).toEqual([{ ...kept, status: 'pending', sentFrom: sender.address }])
  })

  it.each<[string | undefined, string]>([
    ['ONRAMP_TRANSACTION_STATUS_CREATED', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_UNSPECIFIED', 'pending'],
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'confirmed'],
    ['something new', 'pending'],
    [undefined, 'confirmed'],
  ])('the status %s means %s', async (said, is) => {
    const { status: _, ...rest } = metadata
    expect(await answer({ ...good, metadata: { ...rest, status: said } })).toMatchObject([{ status: is }])
  })

  it('names are plain, amounts are amounts, pictures are safe images, and each item is listed once', async () => {
    const url = 'javascript:alert(1)'
    const nft = {
      name: '\u202Egnp',
      content: { preview: { url }, detail: { url: 'https://nft.test/1.png' } },
      flags: null,
    }
    const strange = {
      ...good,
      transfers: [
        {
          fungible_info: { name: 'x'.repeat(10_000), symbol: 7, icon: { url } },
          direction: 'in',
          quantity: { numeric: '-1' },
          value: 'NaN',
        },
        { nft_info: nft, direction: 'self', quantity: null, value: null },
      ],
    }
    const [told, ...more] = await answer(good, strange)
    expect(more).toEqual([])
    expect(told?.transfers).toEqual([
      { direction: 'in', name: expect.stringMatching(/^x{63}…$/), isNft, isSpam },
      { direction: 'self', name: 'gnp', iconUrl: 'https://nft.test/1.png', isNft: true, isSpam },
    ])
  })
})
