import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaipAddress } from '../../core/caip.ts'
import { type ApiSandbox, accounts, startSandbox } from '../../sandbox/index.ts'
import { address, caipNetworkId } from './blockchain-api-table.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'

let sandbox: ApiSandbox
let world: ReturnType<typeof openApi>
let susd: CaipAddress
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
  susd = `${caipNetworkId}:${sandbox.world.token.address}`
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  world = openApi(sandbox)
  Object.assign(sandbox.api.blockchain, { names: [], identities: {}, sessions: {} })
})

const native: CaipAddress = `${caipNetworkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const other = accounts[2]?.address ?? ''
const at = { address, caipNetworkId } as const
const answer = (path: string, json: unknown) => sandbox.api.fault({ path, answer: { json } })
const sent = () => world.asked().at(-1)

describe('names [assets-parsed]', () => {
  const register = async (name: string, coinType = 2_147_514_985) => {
    const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1_000) })
    const signature = (await accounts[1]?.signMessage({ message })) ?? '0x'
    return world.client.registerName({ ...at, coinType, message, signature }, never)
  }

  it('are registered, found by name and by address, and taken from then on', async () => {
    const name = 'visitor.reown.id'
    const look = () => world.client.lookUpName({ name, caipNetworkId }, never)
    expect(await look()).toEqual({ addresses: [] })
    expect(await register(name)).toBe(true)
    expect(sent()).toMatchObject({
      method: 'POST',
      body: {
        coin_type: 2_147_514_985,
        address,
        message: expect.stringContaining(name),
        signature: expect.stringMatching(/^0x/),
      },
    })
    const record = { name, addresses: [{ coinType: 2_147_514_985, address }] }
    expect(await look()).toEqual(record)
    expect(sent()?.query.apiVersion).toBe('2')
    expect(await world.client.namesOf({ ...at, sender: address }, never)).toEqual([record])
    expect(sent()?.query).toMatchObject({ apiVersion: '2', sender: address })
    expect(await world.client.suggestNames({ name: 'visitor', caipNetworkId }, never)).toEqual([
      { name, isRegistered: true },
      { name: 'visitor-wallet.reown.id', isRegistered: false },
      { name: 'my-visitor.reown.id', isRegistered: false },
    ])
    expect(sent()?.query.zone).toBe('reown.id')
    const reason = 'Name is already registered'
    expect(await failure(register(name))).toEqual({ code: 'api.refused', params: { status: 400, reason } })
  })

  it('are registered for the coin of a supported chain, and for no other', async () => {
    const reason = 'Coin type is not supported'
    for (const coinType of [60, 501, 0x80000000 + 10])
      expect(await failure(register('visitor.reown.id', coinType)), String(coinType)).toEqual({
        ...{ code: 'api.refused', params: { status: 400, reason } },
      })
    expect(sandbox.api.blockchain.names).toEqual([])
  })

  it('are not registered by an answer that is not the API’s, such as a captive portal’s page [names-registered]', async () => {
    sandbox.api.fault({ path: '/v1/profile/account', answer: 'garbage', times: 1 })
    expect(await failure(register('stranger.reown.id'))).toEqual({ code: 'rpc.malformed' })
  })

  it('resolve only to their own record, under either suffix [send-name]', async () => {
    const lookUp = (name: string) => world.client.lookUpName({ name, caipNetworkId }, never)
    const addresses = { 60: { address } }
    answer('/v1/profile/account', { name: 'theirs.reown.id', addresses })
    expect(await failure(lookUp('ours.reown.id'))).toEqual({ code: 'rpc.malformed' })
    expect(await failure(lookUp('theirs.eth'))).toEqual({ code: 'rpc.malformed' })
    expect(await lookUp('Theirs.wcn.id')).toMatchObject({ addresses: [{ address }] })
  })

  it('of an address are cached for 5 min, and never used for another address [assets-cache]', async () => {
    const namesOf = () => world.client.namesOf(at, never)
    const record = (name: string, whose: unknown) => ({ name, addresses: { 60: { address: whose } }, attributes: null })
    answer('/v1/profile/reverse', [
      record('theirs', other),
      record('ours', address.toLowerCase()),
      record('odd', 7),
      null,
    ])
    const ours = [{ name: 'ours', addresses: [{ coinType: 60, address: address.toLowerCase() }] }]
    expect(await namesOf()).toEqual(ours)
    world.pass(299_999)
    expect(await namesOf()).toEqual(ours)
    expect(world.asked()).toHaveLength(1)
    world.pass(1)
    await namesOf()
    expect(world.asked()).toHaveLength(2)
  })

  it('and pictures are sanitized', async () => {
    const lookUp = (name: string) => world.client.lookUpName({ name, caipNetworkId }, never)
    const long = 'x'.repeat(100)
    const addresses = { 60: { address: 'x'.repeat(200) }, nonsense: { address }, 501: { address }, 1e12: { address } }
    answer('/v1/profile/account', {
      name: `\u202E${long}`,
      addresses,
      attributes: [{ avatar: 'javascript:x' }],
    })
    expect(await lookUp(long)).toEqual({ name: `${'x'.repeat(63)}…`, addresses: [{ coinType: 501, address }] })
    await failure(lookUp('a/b?c'))
    expect(sent()?.path).toBe('/v1/profile/account/a%2Fb%3Fc')
  })

  it('of accounts are their identities, for 5 min', async () => {
    const identity = () => world.client.identity({ ...at, sender: address }, never)
    expect(await identity()).toEqual({})
    sandbox.api.blockchain.identities[address] = { name: 'visitor.eth', avatar: 'https://pictures.test/v.png' }
    expect(await identity()).toEqual({})
    world.pass(300_000)
    expect(await identity()).toEqual({ name: 'visitor.eth', avatar: 'https://pictures.test/v.png' })
    expect(sent()?.query.sender).toBe(address)
    answer('/v1/identity', { name: 7, avatar: 'http://pictures.test/v.png' })
    world.pass(300_000)
    expect(await identity()).toEqual({})
  })
})

describe('prices and fees [assets-parsed]', () => {
  const prices = (...addresses: CaipAddress[]) => world.client.prices({ caipNetworkId, addresses }, never)

  it('are those of the table, for 15 s [assets-cache]', async () => {
    const both = [
      { address: susd, name: 'Sandbox Dollar', symbol: 'SUSD', price: '1' },
      { address: native, name: 'Ether', symbol: 'ETH', price: '3000' },
    ]
    expect(await prices(susd, native)).toEqual(both)
    expect(sent()?.body).toEqual({ currency: 'usd', addresses: [susd, native], projectId: 'a project' })
    world.pass(14_999)
    await prices(susd, native)
    expect(world.asked()).toHaveLength(1)
    await prices(susd)
    world.pass(1)
    await prices(susd, native)
    expect(world.asked()).toHaveLength(3)
    expect(await prices()).toEqual([])
    expect(world.asked()).toHaveLength(3)
  })

  it('that are invalid, or of other tokens, are left out', async () => {
    const said = { symbol: 'T', name: 'T', price: 1.5 }
    answer('/v1/fungible/price', {
      fungibles: [
        ...[null, Number.NaN, -1, 'NaN', 0, '', {}].map((price) => ({ ...said, price })),
        { ...said, address: `${caipNetworkId}:${other}` },
        { ...said, symbol: null },
        { ...said, price: '1e-9', iconUrl: 'javascript:x' },
      ],
    })
    expect(await prices(susd)).toEqual([{ symbol: 'T', name: 'T', price: '0.000000001' }])
  })

  it('of gas are whole numbers', async () => {
    const { standard, fast, instant } = await world.client.gasPrice({ caipNetworkId }, never)
    expect(BigInt(standard)).toBeGreaterThan(0n)
    expect([BigInt(fast), BigInt(instant)]).toEqual([(BigInt(standard) * 3n) / 2n, BigInt(standard) * 2n])
    answer('/v1/convert/gas-price', { standard: '1.5', fast: '2', instant: '3' })
    expect(await failure(world.client.gasPrice({ caipNetworkId }, never))).toEqual({ code: 'rpc.malformed' })
  })
})

describe('on-ramp and smart sessions [assets-parsed]', () => {
  it('an on-ramp sells thousands of coins, including the last one [onramp-options]', async () => {
    const networks = [{ name: 'portico-one', chain_id: '31337' }]
    const purchaseCurrencies = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ id: `coin-${index}`, name: `Coin ${index}`, symbol: `C${index}`, networks },
    }))
    answer('/v1/onramp/options', { purchaseCurrencies, paymentCurrencies: [] })
    const options = await world.client.onrampOptions({ caipNetworkId }, never)
    expect(options.purchaseCurrencies.at(-1)).toMatchObject({ id: 'coin-4999' })
  })

  it('an on-ramp’s limits that no amount meets are ignored [onramp-limits]', async () => {
    const limits = [
      { id: 'card', min: '100', max: '10' },
      { id: 'bank', min: '10', max: '10' },
    ]
    answer('/v1/onramp/options', {
      purchaseCurrencies: [],
      paymentCurrencies: [{ id: 'ODD', payment_method_limits: limits }],
    })
    const { paymentCurrencies } = await world.client.onrampOptions({ caipNetworkId }, never)
    expect(paymentCurrencies).toEqual([{ id: 'ODD', payment_method_limits: [{ id: 'bank', min: '10', max: '10' }] }])
  })

  it('an on-ramp has options, quotes and a page', async () => {
    const { client } = world
    const { purchaseCurrencies, paymentCurrencies } = await client.onrampOptions({ caipNetworkId }, never)
    const [purchase, payment] = [purchaseCurrencies[0], paymentCurrencies[0]]
    if (!purchase || !payment) throw new Error('The sandbox offers one of each.')
    expect(payment).toEqual({
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10', max: '7500' },
        { id: 'ach_bank_account', min: '10', max: '25000' },
      ],
    })
    expect(await client.onrampQuote({ caipNetworkId, purchase, payment, amount: '10' }, never)).toMatchObject({
      quoteId: 'quote-1',
      paymentTotal: { amount: '10', currency: 'USD' },
      purchaseAmount: { amount: '9.9', currency: 'SUSD' },
    })
    expect(sent()?.body).toEqual({
      purchaseCurrency: purchase,
      paymentCurrency: payment,
      amount: '10',
      network: 'SUSD',
    })
    const wallet = { address, blockchains: ['ethereum'], assets: ['SUSD'] }
    const order = { destinationWallets: [wallet], defaultNetwork: 'ethereum', partnerUserId: address }
    const open = () => client.onrampUrl({ caipNetworkId, order }, never)
    expect(await open()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/buy\?session=1$/)
    expect(sent()?.body).toEqual({ ...order, defaultExperience: 'buy' })
    for (const url of ['javascript:alert(1)', 'http://onramp.test', 'data:text/html,x', '//onramp.test', 7]) {
      answer('/v1/generators', { url })
      expect(await failure(open())).toEqual({ code: 'rpc.malformed' })
    }
  })

  it('smart sessions can be listed and revoked', async () => {
    const session = {
      ...{ pci: 'one', expiry: 1_800_000_000, createdAt: 1_700_000_000, context: '0x1', revokedAt: null },
      project: { id: 'p', name: 'A dApp', url: 'https://dapp.test', iconUrl: 'javascript:x' },
      permissions: [
        { type: 'contract-call', data: { address: other, abi: [], functions: [{ functionName: 'mint' }] } },
        {
          type: 'native-token-recurring-allowance',
          data: { allowance: '0xde0b6b3a7640000', start: 1, period: 86_400 },
        },
        { type: 'erc20-recurring-allowance', data: { address: other, allowance: '7', start: 1, period: 60 } },
        { type: 'contract-call', data: {} },
        { type: 'make-coffee' },
        7,
      ],
      policies: [{ id: 'limit' }],
    }
    sandbox.api.blockchain.sessions[`${caipNetworkId}:${address}`] = [session, { pci: 'nameless' }]
    const list = async () => (await world.client.smartSessions(at, never)).sessions
    expect(await list()).toEqual([
      {
        ...{ pci: 'one', expiresAt: 1_800_000_000_000, createdAt: 1_700_000_000_000, context: '0x1' },
        project: { id: 'p', name: 'A dApp', url: 'https://dapp.test' },
        permissions: [
          { kind: 'calls', address: other, functions: [{ name: 'mint' }] },
          { kind: 'spends', allowance: '1000000000000000000', period: 86_400 },
          { kind: 'spends', token: other, allowance: '7', period: 60 },
          { kind: 'other', name: 'contract-call' },
          { kind: 'other', name: 'make-coffee' },
          { kind: 'other', name: '?' },
        ],
        terms: JSON.stringify(session.permissions),
        policies: ['limit'],
      },
      { pci: 'nameless', project: {}, permissions: [], terms: '[]', policies: [] },
    ])
    for (const permissions of [null, 'x', { length: 3 }]) {
      sandbox.api.blockchain.sessions[`${caipNetworkId}:${address}`] = [{ ...session, permissions } as typeof session]
      const shown = permissions === null ? [] : [{ kind: 'other', name: '?' }]
      expect(await list()).toMatchObject([{ permissions: shown, terms: JSON.stringify(permissions) }])
    }
    const end = () => world.client.revokeSession({ ...at, pci: 'one', signature: '0x' }, never)
    expect([await end(), await end()]).toEqual([true, false])
    expect(sent()?.body).toEqual({ pci: 'one', signature: '0x' })
    expect(await list()).toEqual([])
  })
})
