import { createWalletClient, http, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApiSandbox, accounts, type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'

let sandbox: ApiSandbox & SolanaSandbox
let world: ReturnType<typeof openApi>
beforeAll(async () => {
  sandbox = await startSandbox({ api: true, solana: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  world = openApi(sandbox)
})

const caipNetworkId = 'eip155:31337'
const address = accounts[1]?.address ?? ''
const other = accounts[2]?.address ?? ''
const path = `/v1/account/${address}/balance`
const picture = expect.stringMatching(/^data:image\/png;base64,/)

const balances = (signal = never) => world.client.balances({ address, caipNetworkId }, signal)
const answers = (...entries: unknown[]) => sandbox.api.fault({ path, answer: { json: { balances: entries } } })
const token = { name: 'T', symbol: 'T', quantity: { decimals: '6', numeric: '1' } }
const kept = { caipNetworkId, name: 'T', symbol: 'T', decimals: 6, amount: '1000000' }
const contract = `${caipNetworkId}:${other}`

describe('balances', () => {
  it('match the chain [assets-parsed]', async () => {
    const susd = { name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, amount: '10000000000', price: '1' }
    const { address: contract } = sandbox.world.token
    expect(await balances()).toEqual([
      {
        caipNetworkId,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        amount: `1${'0'.repeat(22)}`,
        price: '3000',
        iconUrl: picture,
      },
      { caipNetworkId, address: contract, ...susd, iconUrl: picture },
    ])
    const { one } = sandbox.solana
    const owner = sandbox.world.solana?.accounts[0] ?? ''
    const mint = sandbox.world.solana?.token.mint
    expect(await world.client.balances({ address: owner, caipNetworkId: one.id }, never)).toEqual([
      {
        caipNetworkId: one.id,
        name: 'Solana',
        symbol: 'SOL',
        decimals: 9,
        amount: '10000000000000',
        price: '150',
        iconUrl: picture,
      },
      { caipNetworkId: one.id, address: mint, ...susd, iconUrl: picture },
    ])
  })

  it('are requested with the project, the network and the currency [assets-identity]', async () => {
    await balances()
    expect(world.asked()).toMatchObject([
      {
        method: 'GET',
        path,
        query: {
          projectId: 'a project',
          st: 'appkit',
          sv: 'react-wagmi-1.0.0',
          currency: 'usd',
          chainId: caipNetworkId,
        },
      },
    ])
  })

  it('are empty, without a call, if the network is not served, and while the API does not say [assets-supported] [assets-unsupported]', async () => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { status: 403 }, times: 1 })
    expect(await balances()).toEqual([])
    const elsewhere = () => world.client.balances({ address, caipNetworkId: 'eip155:1' }, never)
    expect(await Promise.all([elsewhere(), elsewhere()])).toEqual([[], []])
    expect(await world.client.isSupported(caipNetworkId, never)).toBe(true)
    expect(sandbox.api.requests.map(({ path }) => path)).toEqual(Array(2).fill('/v1/supported-chains'))
    expect(await failure(world.client.isSupported(caipNetworkId, AbortSignal.abort()))).toEqual({
      code: 'request.aborted',
    })
  })

  it('are cached for 30 s, with one request at a time [assets-cache]', async () => {
    const [one, same] = await Promise.all([balances(), balances()])
    expect(same).toBe(one)
    world.pass(29_999)
    expect(await balances()).toBe(one)
    expect(world.asked()).toHaveLength(1)
    world.pass(1)
    expect(await balances()).not.toBe(one)
    expect(world.asked()).toHaveLength(2)
    await world.client.balances({ address, caipNetworkId, forceUpdate: [other] }, never)
    expect(world.asked().at(-1)?.query.forceUpdate).toBe(`${caipNetworkId}:${other}`)
    await balances()
    expect(world.asked()).toHaveLength(4)
  })

  it('change with the chain', async () => {
    const sender = accounts[1]
    if (!sender) throw new Error('The sandbox has ten accounts.')
    const client = createWalletClient({ account: sender, transport: http(sandbox.one.directUrl) })
    const before = await balances()
    await client.sendTransactionSync({ chain: null, to: sender.address, value: parseEther('1') })
    world.pass(30_000)
    const after = await balances()
    expect(BigInt(after[0]?.amount ?? 0)).toBeLessThan(BigInt(before[0]?.amount ?? 0))
    expect(after[1]).toEqual(before[1])
  })

  it('are aborted once nothing waits for them', async () => {
    await world.client.isSupported(caipNetworkId, never)
    sandbox.api.fault({ path, answer: 'hang', times: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const [one, two] = [failure(balances(first.signal)), failure(balances(second.signal))]
    await expect.poll(() => world.asked().length).toBe(1)
    first.abort()
    expect(await one).toEqual({ code: 'request.aborted' })
    second.abort()
    expect(await two).toEqual({ code: 'request.aborted' })
    expect(await balances()).toHaveLength(2)
  })
})

describe('whatever the API says about tokens [id-outside]', () => {
  it.each([
    ['a number', 0, '0'],
    ['text', '0', '0'],
    ['one byte', 255, '255'],
    ['a text of one', '18', '18'],
  ])('decimals can be %s', async (_, decimals, plain) => {
    answers({ ...token, quantity: { decimals, numeric: '0' } })
    expect(await balances()).toMatchObject([{ decimals: Number(plain), amount: '0' }])
  })

  it.each([
    ['decimals of -1', { ...token, quantity: { decimals: -1, numeric: '1' } }],
    ['decimals of 256', { ...token, quantity: { decimals: '256', numeric: '1' } }],
    ['decimals of 1.5', { ...token, quantity: { decimals: 1.5, numeric: '1' } }],
    ['no decimals', { ...token, quantity: { numeric: '1' } }],
    ['a negative amount', { ...token, quantity: { decimals: '6', numeric: '-1' } }],
    ['an amount that is none', { ...token, quantity: { decimals: '6', numeric: 'NaN' } }],
    ['more than there can be', { ...token, quantity: { decimals: '255', numeric: '1' } }],
    ['no quantity', { ...token, quantity: null }],
    ['no name at all', { ...token, name: '\u202E', symbol: null }],
    ['an address that is none', { ...token, address: 7 }],
    ['an address that is not one of the network', { ...token, address: `${caipNetworkId}:nonsense` }],
    ['an address of another network', { ...token, address: `eip155:1:${other}` }],
    ['another network', { ...token, chainId: 'eip155:1' }],
    ['nothing', null],
  ])('a token with %s is left out', async (_, entry) => {
    answers(entry, { ...token, address: contract })
    expect(await balances()).toEqual([{ ...kept, address: other }])
  })

  it('an entirely unreadable list is an error, and a list for another network is empty [assets-parsed]', async () => {
    answers(null, { name: 7 })
    expect(await failure(balances())).toEqual({ code: 'rpc.malformed' })
    answers({ ...token, chainId: 'eip155:1' })
    expect(await balances()).toEqual([])
  })

  it.each([
    ['null', null],
    ['negative', -3],
    ['a text that is no number', 'NaN'],
    ['0', 0],
    ['more than anything costs', 1e300],
  ])('a price that is %s is ignored', async (_, price) => {
    answers({ ...token, price })
    expect(await balances()).toEqual([kept])
  })

  it('names are plain and short, and pictures are safe images', async () => {
    answers(
      { ...token, name: '<b>Bold</b>', symbol: '\u202Eevil', iconUrl: 'javascript:alert(1)' },
      {
        ...token,
        address: contract,
        name: 'Long '.repeat(2_000),
        iconUrl: 'https://pictures.test/t.png',
        price: '1e-7',
      },
      { ...token, address: other, name: 'the same again' },
    )
    const [bold, long, ...rest] = await balances()
    expect(bold).toEqual({ ...kept, name: '<b>Bold</b>', symbol: 'evil' })
    expect(long).toMatchObject({ iconUrl: 'https://pictures.test/t.png', price: '0.0000001' })
    expect(long?.name).toHaveLength(64)
    expect(rest).toEqual([])
  })

  it('an endless answer is not read to its end', async () => {
    sandbox.api.fault({ path, answer: 'huge' })
    expect(await failure(balances())).toEqual({ code: 'rpc.malformed' })
  })

  it('five thousand tokens are read in one go', async () => {
    const hex = (index: number) => index.toString(16).padStart(40, '0')
    answers(...Array.from({ length: 5_000 }, (_, index) => ({ ...token, address: `${caipNetworkId}:0x${hex(index)}` })))
    expect(await balances()).toHaveLength(5_000)
  })
})
