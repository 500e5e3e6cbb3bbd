import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Network } from '../../core/network.ts'
import { networkOf } from '../../core/network-of.ts'
import type { OnrampOrder } from '../../core/onramp.ts'
import { estimateOf } from '../../core/onramp-quotes.ts'
import { account } from '../../sandbox/evm/accounts.ts'
import { type ApiSandbox, startSandbox } from '../../sandbox/index.ts'
import { onRampService } from '../../services/on-ramp.ts'
import { pendingPurchases } from '../../services/pending-purchases.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'

let sandbox: ApiSandbox
let world: ReturnType<typeof openApi>
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  world = openApi(sandbox)
  sandbox.api.onRamp.clear()
})

const { address } = account(1)
const buyer = { namespace: 'eip155', address, caipNetworkId: 'eip155:31337' } as const
const order: OnrampOrder = {
  buyer,
  purchase: { id: 'susd', name: 'Sandbox Dollar', symbol: 'SUSD', networks: [] },
  payment: { id: 'USD', payment_method_limits: [] },
  amount: '50',
}
const quote = {
  ...estimateOf(order),
  ...{ quoteId: 'quote-1', purchaseAmount: { amount: '49.5', currency: 'SUSD' } },
}
const euros = { id: 'EUR', payment_method_limits: [] }
const meld = { publicKey: 'key' }
const open = (own?: typeof meld, networks: readonly Network[] = []) =>
  onRampService({ api: world.client, projectId: 'project', meld: own, networks: () => networks })
/** The last request to Coinbase. */
const toldCoinbase = () => sandbox.api.requests.findLast(({ path: to }) => to === '/v1/generators/onrampurl')?.body
const path = '/v1/onramp/options'

describe('the providers and their offers [onramp-providers] [onramp-options]', () => {
  it('are both providers, Meld only if the dApp has an account there', async () => {
    const start = await open(meld).startOnramp({ buyer, wanted: undefined }, never)
    expect(start.providers).toEqual(['meld', 'coinbase'])
    expect(start.options?.purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['SUSD', 'USDC'])
    expect((await open().startOnramp({ buyer, wanted: undefined }, never)).providers).toEqual(['coinbase'])
    expect((await open(meld).startOnramp({ buyer, wanted: ['meld'] }, never)).providers).toEqual(['meld'])
  })

  it.each([
    ['nothing', { json: { purchaseCurrencies: [], paymentCurrencies: [] } }],
    ['what makes no sense', { json: { purchaseCurrencies: 'all', paymentCurrencies: null } }],
    ['garbage', 'garbage'],
    ['a refusal', { status: 400 }],
    ['no answer that ends', 'drop'],
  ] as const)('are unknown if the API answers %s [onramp-defaults]', async (_, answer) => {
    sandbox.api.fault({ path, answer })
    expect((await open().startOnramp({ buyer, wanted: undefined }, never)).options).toBeNull()
  })

  it('are cut off if there are more than anyone reads', async () => {
    const many = Array.from({ length: 12_000 }, (_, at) => ({ id: `c${at}`, name: 'Coin', symbol: 'C', networks: [] }))
    const dollars = { id: 'USD', payment_method_limits: [] }
    const paymentCurrencies = [dollars, { id: 'EUR', payment_method_limits: [] }, dollars]
    sandbox.api.fault({ path, answer: { json: { purchaseCurrencies: many, paymentCurrencies } } })
    const { options } = await open().startOnramp({ buyer, wanted: undefined }, never)
    expect(options?.purchaseCurrencies).toHaveLength(10_000)
    expect(options?.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
  })

  it('are not waited for once the user has left', async () => {
    const gone = AbortSignal.abort(new Error('gone'))
    await expect(open().startOnramp({ buyer, wanted: undefined }, gone)).rejects.toThrow('gone')
  })
})

describe('an order [onramp-quote] [onramp-link]', () => {
  it('gets a quote', async () => {
    expect(await open().quoteOnramp(order, never)).toMatchObject({
      purchaseAmount: { amount: '49.5', currency: 'SUSD' },
      coinbaseFee: { amount: '0.5', currency: 'USD' },
    })
  })

  it.each([{}, { amount: '-5' }, null, 'free'])('gets no quote from an invalid answer: %j', async (said) => {
    sandbox.api.fault({ path: '/v1/onramp/quote', answer: { json: { quoteId: 'one', paymentTotal: said } } })
    expect(await failure(open().quoteOnramp(order, never))).toEqual({ code: 'rpc.malformed' })
  })

  it('gets no quote from an answer about another order', async () => {
    const sum = (amount: string, currency = 'USD') => ({ amount, currency })
    const said = {
      ...{ quoteId: 'x', coinbaseFee: sum('0.5'), networkFee: sum('0'), paymentSubtotal: sum('50') },
      ...{ paymentTotal: sum('999'), purchaseAmount: sum('1000000', 'BTC') },
    }
    sandbox.api.fault({ path: '/v1/onramp/quote', answer: { json: said } })
    expect(await failure(open().quoteOnramp(order, never))).toEqual({ code: 'api.unavailable' })
  })

  it.each([
    ['of 1e30 coins', { purchaseAmount: { amount: '1e30', currency: 'SUSD' } }],
    ['of 10 to the 18th coins', { purchaseAmount: { amount: 10 ** 18, currency: 'SUSD' } }],
    ['of more digits than are read', { purchaseAmount: { amount: `0.${'1'.repeat(70)}`, currency: 'SUSD' } }],
    ['with a fee of 1e30', { networkFee: { amount: '1e30', currency: 'JPY' } }],
  ])('gets no quote with an absurd amount: %s [onramp-quote]', async (_, more) => {
    const said = { ...quote, ...more }
    sandbox.api.fault({ path: '/v1/onramp/quote', answer: { json: said } })
    expect(await failure(open().quoteOnramp(order, never))).toEqual({ code: 'rpc.malformed' })
  })

  it.each([
    ['what is bought', { ...order, quote }, { presetCryptoAmount: 49.5 }],
    ['US dollars where that is estimated', { ...order, quote: estimateOf(order) }, { presetFiatAmount: 50 }],
    [
      'nothing where those are euros',
      { ...order, payment: euros, quote: estimateOf({ ...order, payment: euros }) },
      {},
    ],
  ] as const)('sends Coinbase %s [onramp-link]', async (_, asked, preset) => {
    await open().linkOnramps({ ...asked, providers: ['coinbase'] }, never)
    expect(toldCoinbase()).toEqual({
      destinationWallets: [{ address, blockchains: expect.arrayContaining(['ethereum', 'base']), assets: ['SUSD'] }],
      ...{ defaultNetwork: 'ethereum', partnerUserId: address, defaultExperience: 'buy', ...preset },
    })
  })

  it.each([
    ['Ethereum', 'ethereum'],
    ['Arbitrum One', 'arbitrum'],
    ['Polygon', 'polygon'],
    ['Berachain', 'berachain'],
    ['Avalanche', 'avalanche-c-chain'],
    ['OP Mainnet', 'optimism'],
    ['Celo', 'celo'],
    ['Base', 'base'],
    ['Sandbox One', 'ethereum'],
  ])('on %s sends Coinbase the network %s [onramp-link]', async (name, defaultNetwork) => {
    const here = { ...networkOf([], buyer), name }
    const elsewhere = { ...here, caipNetworkId: 'eip155:31338', name: 'Celo' } as const
    await open(undefined, [elsewhere, here]).linkOnramps({ ...order, quote, providers: ['coinbase'] }, never)
    expect(toldCoinbase()).toMatchObject({ defaultNetwork })
  })

  it('is paid on the page of each provider that has one', async () => {
    const { links } = await open(meld).linkOnramps({ ...order, quote, providers: ['meld', 'coinbase'] }, never)
    expect(links.coinbase?.startsWith(`${sandbox.api.onRamp.url}/buy?session=`)).toBe(true)
    const { origin, searchParams } = new URL(links.meld ?? '')
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      'https://meldcrypto.com',
      {
        publicKey: 'key',
        destinationCurrencyCode: 'USDC',
        walletAddress: address,
        externalCustomerId: 'project',
      },
    ])
    const sol = { ...order, buyer: { ...buyer, namespace: 'solana' as const } }
    const { links: solLinks } = await open(meld).linkOnramps({ ...sol, quote, providers: ['meld'] }, never)
    expect(new URL(solLinks.meld ?? '').searchParams.get('destinationCurrencyCode')).toBe('SOL')
  })

  it.each(['javascript:alert(1)', 'http://pay.test', ''])('has no page for %j', async (url) => {
    sandbox.api.fault({ path: '/v1/generators', answer: { json: { url } } })
    expect(await open().linkOnramps({ ...order, quote, providers: ['coinbase'] }, never)).toEqual({
      ...{ links: {}, known: [] },
    })
  })
})

describe('a purchase [onramp-watch]', () => {
  const purchase = {
    id: 'purchase:1',
    buyer,
    provider: 'coinbase',
    symbol: 'SUSD',
    startedAt: Date.now() - 60_000,
  } as const
  const pay = () => sandbox.api.onRamp.pay({ address, amount: '50' })

  it('is found once it is paid, and again once it has arrived', async () => {
    const { findPurchase } = open()
    expect(await findPurchase(purchase, [], never)).toBeUndefined()
    sandbox.api.onRamp.behaviour = 'late'
    await pay()
    expect(await findPurchase(purchase, [], never)).toMatchObject({ status: 'pending', hash: '' })
    await sandbox.api.onRamp.deliver()
    expect(await findPurchase(purchase, [], never)).toMatchObject({
      status: 'confirmed',
      transfers: [{ direction: 'in', amount: '50', symbol: 'SUSD' }],
    })
  })

  it('is unknown while the API does not say which networks it serves', async () => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { status: 403 } })
    const load = () => open().loadPurchases({ buyer, provider: 'coinbase' }, never)
    expect(await failure(load())).toMatchObject({ code: 'api.refused' })
    sandbox.api.clear()
    expect(await load()).toEqual([])
  })

  it('that never arrives is never found, and nothing was sold', async () => {
    sandbox.api.onRamp.behaviour = 'never'
    const node = createPublicClient({ transport: http(sandbox.one.directUrl) })
    const block = await node.getBlockNumber()
    await pay()
    await sandbox.api.onRamp.deliver()
    expect(await open().findPurchase(purchase, [], never)).toBeUndefined()
    expect([sandbox.api.onRamp.purchases, await node.getBlockNumber()]).toEqual([[], block])
  })

  it('is not an earlier one', async () => {
    await pay()
    expect(await open().findPurchase({ ...purchase, startedAt: Date.now() + 60_000 }, [], never)).toBeUndefined()
  })

  it('is not one that was pending before the order, nor another order’s', async () => {
    sandbox.api.onRamp.behaviour = 'late'
    await pay()
    const { linkOnramps, findPurchase } = open()
    const { known } = await linkOnramps({ ...order, quote, providers: ['coinbase'] }, never)
    expect(known).toEqual(['purchase-1'])
    expect(await findPurchase({ ...purchase, known }, [], never)).toBeUndefined()
    const first = { ...purchase, id: 'purchase:0', foundId: 'purchase-1' }
    expect(await findPurchase(purchase, [purchase, first], never)).toBeUndefined()
  })

  it('is what arrived in the account, if the provider reports nothing', async () => {
    const { findPurchase } = open(meld)
    const begun = { ...purchase, provider: 'meld' as const, startedAt: Date.now() - 2_000 }
    await pay()
    expect(await findPurchase(begun, [], never)).toMatchObject({ status: 'confirmed' })
  })

  it('survives a reload, unless it is invalid', () => {
    const store = new Map<string, string>()
    const storage = {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => void store.set(name, value),
      removeItem: (name: string) => void store.delete(name),
    } as unknown as Storage
    const pending = pendingPurchases(() => storage)
    pending.keep(purchase)
    pending.keep({ ...purchase, id: 'purchase:2' })
    pending.keep(purchase)
    expect(
      pendingPurchases(() => storage)
        .list()
        .map(({ id }) => id),
    ).toEqual(['purchase:1', 'purchase:2'])
    const [name = ''] = [...store.keys()].filter((each) => each.endsWith('pending_purchases'))
    store.set(name, JSON.stringify([purchase, { ...purchase, provider: 'nobody' }, { id: 'x' }, 7]))
    expect(pending.list()).toEqual([purchase])
    pending.keep({ ...purchase, id: 'purchase:2', amount: '49.5', known: ['before'] })
    pending.forget('purchase:1', 'bought')
    expect(pending.list()).toEqual([{ ...purchase, id: 'purchase:2', amount: '49.5', known: ['bought', 'before'] }])
    pending.forget('purchase:2')
    expect(pending.list()).toEqual([])
  })
})
