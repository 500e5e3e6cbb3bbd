import { getAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../core/token-balance.ts'
import { account } from '../../sandbox/evm/accounts.ts'
import { type ApiSandbox, deployTaxToken, giveTether, poolOf, putPool, startSandbox } from '../../sandbox/index.ts'
import { swapService } from '../../services/swaps.ts'
import { tokenService } from '../../services/tokens.ts'
import { address, caipNetworkId } from './blockchain-api-table.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'
import { openEvmWorld } from './evm-world.ts'

let sandbox: ApiSandbox
let world: Awaited<ReturnType<typeof openEvmWorld>>
let tax: string
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
  world = await openEvmWorld(sandbox)
  tax = await deployTaxToken(sandbox.one)
})
afterAll(async () => {
  await world[Symbol.asyncDispose]()
  await sandbox.stop()
})
beforeEach(() => putPool(sandbox.one))

const sender = { namespace: 'eip155', connectorId: 'none', address, caipNetworkId } as const
const networks = () => world.configured

function open() {
  const { client: api, asked } = openApi(sandbox)
  const loadAdapter = async () => world.adapter
  const { loadTokens } = tokenService({ api, loadAdapter, networks })
  return {
    service: swapService({
      api,
      loadTokens: ({ connectorId: _, ...account }, signal) => loadTokens(account, signal),
      ...{ loadAdapter, networks },
    }),
    asked,
  }
}
const start = (wish: unknown = null) =>
  open().service.startSwap({ sender, wish: wish === null ? null : JSON.stringify(wish) }, never)

async function sides(of: string, by: string): Promise<{ from: TokenBalance; to: TokenBalance }> {
  const { tokens } = await start()
  const [from, to] = [of, by].map((symbol) => tokens.find((each) => each.symbol === symbol))
  if (!from || !to) throw new Error('These can be swapped.')
  return { from, to }
}

describe('a swap begins', () => {
  it('with one unit of the network’s own currency, and the tokens that it can buy [swap-wish] [swap-tokens]', async () => {
    const { tokens, from, to, units } = await start()
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'SUSD', 'STAX'])
    expect([from.symbol, from.price, to, units]).toEqual(['ETH', '3000', null, `1${'0'.repeat(18)}`])
  })

  it('with the dApp’s request, and reports what is invalid in it [swap-wish]', async () => {
    const wished = await start({ fromToken: 'susd', toToken: 'ETH', amount: '2.5' })
    expect([wished.from.symbol, wished.to?.symbol, wished.units, wished.problem]).toEqual([
      ...['SUSD', 'ETH', '2500000', undefined],
    ])
    expect(await start({ toToken: 'NONE' })).toMatchObject({ problem: 'wish.token' })
    // A user who buys the network's own currency gives another token.
    const own = await start({ toToken: 'ETH', amount: '2' })
    expect([own.from.symbol, own.to?.symbol, own.units, own.problem]).toEqual(['SUSD', 'ETH', '2000000', undefined])
    expect(await start({ fromToken: 'SUSD', toToken: 'susd' })).toMatchObject({
      ...{ from: { symbol: 'SUSD' }, to: null, problem: 'transfer.token' },
    })
    for (const odd of [[], 'x', 5, { toToken: 'x'.repeat(5_000) }])
      expect(await start(odd), JSON.stringify(odd).slice(0, 9)).toMatchObject({ to: null, problem: 'wish.token' })
    expect((await start(null)).problem).toBeUndefined()
    for (const amount of ['0', '-1', 'x', '1.0000000000000000001', {}])
      expect(await start({ amount }), String(amount)).toMatchObject({
        problem: 'transfer.amount',
        units: `1${'0'.repeat(18)}`,
      })
  })

  it('even if the price of the network’s own currency is unavailable, and says so [error-catalogue]', async () => {
    const { client: api } = openApi(sandbox)
    // For an account that holds nothing, the price is requested separately.
    const service = swapService({
      ...{ api, networks },
      loadTokens: async () => [],
      loadAdapter: async () => world.adapter,
    })
    const begin = () => service.startSwap({ sender, wish: null }, never)
    sandbox.api.fault({ path: '/v1/fungible/price', answer: { status: 400 } })
    const { from, problem } = await begin()
    expect([from.symbol, from.price, problem]).toEqual(['ETH', undefined, 'swap.price'])
    sandbox.api.clear()
    expect(await begin()).toMatchObject({ from: { price: '3000' } })
    expect(await begin()).not.toHaveProperty('problem')
  })

  it('only on a supported network, and otherwise reports what failed [error-catalogue]', async () => {
    const { service } = open()
    const elsewhere = { ...sender, caipNetworkId: 'eip155:10' } as const
    expect(await failure(service.startSwap({ sender: elsewhere, wish: null }, never))).toEqual({ code: 'swap.init' })
    const failing = (path: string) => sandbox.api.fault({ path, answer: { status: 400 } })
    failing('/v1/convert/tokens')
    expect(await failure(service.startSwap({ sender, wish: null }, never))).toEqual({ code: 'swap.init' })
    const none = swapService({
      ...{ api: undefined, networks },
      loadTokens: async () => [],
      loadAdapter: async () => world.adapter,
    })
    expect(await failure(none.startSwap({ sender, wish: null }, never))).toEqual({ code: 'api.swaps' })
  })
})

describe('a swap is planned', () => {
  const units = '3000000000'

  it('with the approval that it needs, both run by the node before the wallet is asked [swap-plan] [swap-approval]', async () => {
    const { service } = open()
    const query = { sender, ...(await sides('SUSD', 'ETH')), units, slippage: 100 }
    const { offer, least, approval, call, changes, fee, problem } = await service.planSwap(query, never)
    const pool = poolOf(sandbox.world.token.address)
    expect([approval?.to, approval?.value, call.to, call.value, problem]).toEqual([
      ...[sandbox.world.token.address, '0', pool, '0', undefined],
    ])
    expect(approval?.data.endsWith(BigInt(units).toString(16).padStart(64, '0'))).toBe(true)
    expect(BigInt(least)).toBe((BigInt(offer.units) * 99n) / 100n)
    expect(offer.impact).toBe(40)
    expect(changes).toHaveLength(2)
    expect(changes).toContainEqual({ amount: offer.units })
    expect(changes).toContainEqual({ token: sandbox.world.token.address.toLowerCase(), amount: `-${units}` })
    expect(BigInt(fee ?? 0)).toBeGreaterThan(0n)
  })

  it('but not with a token whose contract has other decimals than the user was shown [assets-decimals]', async () => {
    const { service } = open()
    const { from, to } = await sides('SUSD', 'ETH')
    const plan = (sold: TokenBalance, bought: TokenBalance) =>
      failure(service.planSwap({ sender, from: sold, to: bought, units, slippage: 100 }, never))
    expect(await plan({ ...from, decimals: 7 }, to)).toEqual({ code: 'swap.build' })
    expect(await plan(to, { ...from, decimals: 5 })).toEqual({ code: 'swap.build' })
  })

  it('with the earlier approval revoked first, only if the token refuses to change it [swap-leftover]', async () => {
    const { service } = open()
    const tether = getAddress(await giveTether(sandbox.one, account(1).address, 10n ** 12n))
    await putPool(sandbox.one, { ether: 10n ** 21n, tokens: 3n * 10n ** 12n }, tether)
    const send = async (to: string, data: string) => {
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_sendTransaction',
        params: [{ from: address, to, data }],
      })
      const answer = await fetch(sandbox.one.directUrl, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect((await answer.json()).error).toBeUndefined()
    }
    const word = (value: string | bigint) =>
      (typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)).padStart(64, '0')
    const approve = (token: string, amount: bigint) => `0x095ea7b3${word(poolOf(getAddress(token)))}${word(amount)}`
    const { from, to } = await sides('SUSD', 'ETH')
    const plan = (token: string) =>
      service.planSwap({ sender, from: { ...from, address: token }, to, units, slippage: 100 }, never)

    expect(await plan(tether)).not.toHaveProperty('revoke')
    await send(tether, approve(tether, 1n))
    const { revoke, approval, changes, problem, offer } = await plan(tether)
    expect([revoke, approval]).toEqual([
      { to: tether, data: approve(tether, 0n), value: '0' },
      { to: tether, data: approve(tether, BigInt(units)), value: '0' },
    ])
    expect([problem, changes]).toEqual([undefined, expect.arrayContaining([{ amount: offer.units }])])
    await send(tether, approve(tether, 0n))
    expect(await plan(tether)).not.toHaveProperty('revoke')
    await send(tether, approve(tether, BigInt(units)))
    expect(await plan(tether)).toMatchObject({ approval: null })

    const { address: dollar } = sandbox.world.token
    await send(dollar, approve(dollar, 1n))
    const usual = await plan(dollar)
    expect([usual.approval?.to, 'revoke' in usual]).toEqual([dollar, false])
    await send(dollar, approve(dollar, 0n))
  })

  it('without what the wallet could do at once, or its outcome, while it is not connected [swap-atomic]', async () => {
    const { service } = open()
    const query = { sender, ...(await sides('SUSD', 'ETH')), units, slippage: 100 }
    const { approval, call, atomic } = await service.planSwap(query, never)
    expect([approval === null, atomic]).toEqual([false, undefined])
    const asked = { ...sender, transaction: call, first: { ...call, ...approval }, hash: 'calls-1' }
    expect(await world.adapter.receipt(asked, never)).toEqual({ status: 'unknown' })
  })

  it('without an approval if the network’s own currency is given, with its own quote [swap-quote]', async () => {
    const { service, asked } = open()
    const query = { sender, ...(await sides('ETH', 'SUSD')), units: `1${'0'.repeat(18)}`, slippage: 50 }
    const plan = await service.planSwap(query, never)
    expect([plan.approval, plan.call.value, plan.offer.units]).toEqual([null, query.units, '2988020943'])
    expect(plan.changes).toContainEqual({ amount: `-${query.units}` })
    // Everything that the quote offers arrives: the loss is the quote's own [swap-impact].
    expect([plan.impact, plan.offer.impact]).toEqual([40, 40])
    expect(asked().map(({ path }) => path)).not.toContain('/v1/convert/allowance')
    expect(asked().at(-1)?.body).toMatchObject({ eip155: { slippage: 0.5 }, disableEstimate: true })
  })

  it('with the reason if it would fail: a token that keeps a tenth brings less than was quoted [swap-plan]', async () => {
    const { service } = open()
    await putPool(sandbox.one, { ether: 10n ** 21n, tokens: 10n ** 23n }, tax as `0x${string}`)
    const query = { sender, ...(await sides('ETH', 'STAX')), units: `1${'0'.repeat(17)}` }
    expect((await service.planSwap({ ...query, slippage: 100 }, never)).problem).toBe(
      'Pool: insufficient output amount',
    )
    const { changes, offer, problem } = await service.planSwap({ ...query, slippage: 1_100 }, never)
    const arrived = BigInt(changes?.find(({ token }) => token)?.amount ?? 0)
    expect([problem, arrived * 100n > BigInt(offer.units) * 89n, arrived < BigInt(offer.units)]).toEqual([
      ...[undefined, true, true],
    ])
  })

  it('unless the API’s transaction spends something else: it is refused, whatever the node says [swap-plan]', async () => {
    const query = { sender, ...(await sides('SUSD', 'ETH')), units, slippage: 100 }
    const { service } = open()
    const token = sandbox.world.token.address
    const [word, foe] = [(of: string) => of.padStart(64, '0'), '11'.repeat(20)]
    const plan = (to: string, data: string) => {
      sandbox.api.clear()
      sandbox.api.fault({ path: '/v1/convert/allowance', answer: { json: { allowance: units } } })
      const eip155 = { gas: '1', gasPrice: '1' }
      const tx = { from: `${caipNetworkId}:${address}`, to: `${caipNetworkId}:${to}`, data, amount: '0', eip155 }
      sandbox.api.fault({ path: '/v1/convert/build-transaction', answer: { json: { tx } } })
      return failure(service.planSwap(query, never))
    }
    const spends = ['a9059cbb', '095ea7b3', '39509351', '23b872dd', 'd505accf', 'a22cb465']
    for (const selector of spends)
      expect(await plan(token, `0x${selector}${word(foe)}${word('1')}`), selector).toEqual({ code: 'swap.build' })
    for (const data of ['0x', '0x12']) expect(await plan(poolOf(token), data), data).toEqual({ code: 'swap.build' })
    // What may already be spent is spent by the contract that would be approved, and by no other.
    expect(await plan(`0x${foe}`, `0x12345678${word('1')}`)).toEqual({ code: 'swap.build' })
  })

  it('without the node’s findings if the node could not be asked [swap-plan]', async () => {
    const { service } = open()
    const query = { sender, ...(await sides('ETH', 'SUSD')), units: `1${'0'.repeat(17)}`, slippage: 100 }
    const unknown = { error: { code: -32_601, message: 'the method eth_simulateV1 does not exist' } }
    sandbox.one.fault({ method: 'eth_simulateV1', answer: unknown })
    const { changes, problem } = await service.planSwap(query, never)
    sandbox.one.clear()
    expect([changes, problem]).toEqual([undefined, undefined])
  })

  it('or fails in the step that failed, with the specification’s message [error-catalogue]', async () => {
    const query = { sender, ...(await sides('SUSD', 'ETH')), units, slippage: 100 }
    const { service } = open()
    const plan = (answer: object, path: string) => {
      sandbox.api.clear()
      sandbox.api.fault({ path, answer: answer as { json: unknown } })
      return failure(service.planSwap(query, never))
    }
    const refused = { status: 400 }
    expect(await plan(refused, '/v1/convert/allowance')).toEqual({ code: 'swap.allowance' })
    expect(await plan(refused, '/v1/convert/build-approve')).toEqual({ code: 'swap.approval' })
    expect(await plan(refused, '/v1/convert/build-transaction')).toEqual({ code: 'swap.build' })
    expect(await plan({ json: { quotes: [] } }, '/v1/convert/quotes')).toEqual({ code: 'swap.amount' })
    const ether = `${caipNetworkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
    const quote = { fromAmount: units, toAmount: '5', fromAccount: `${caipNetworkId}:${sandbox.world.token.address}` }
    // A quote for another token or another amount is invalid.
    const other = `${caipNetworkId}:${tax}`
    for (const more of [
      { toAccount: other },
      { toAccount: ether, fromAccount: other },
      { toAccount: ether, fromAmount: '1' },
    ])
      expect(await plan({ json: { quotes: [{ ...quote, ...more }] } }, '/v1/convert/quotes')).toEqual({
        code: 'swap.amount',
      })
    // So is more than a token's total supply, or a million times the input.
    const good = { ...quote, toAccount: ether }
    for (const toAmount of [`1${'0'.repeat(48)}`, `1${'0'.repeat(36)}`, `2${'0'.repeat(24)}`])
      expect(await plan({ json: { quotes: [{ ...good, toAmount }] } }, '/v1/convert/quotes'), toAmount).toEqual({
        code: 'swap.amount',
      })
    const dear = { standard: `1${'0'.repeat(30)}`, fast: '1', instant: '1' }
    expect(await plan({ json: dear }, '/v1/convert/gas-price')).toEqual({ code: 'rpc.malformed' })
    const spender = '11'.repeat(20).padStart(64, '0')
    const tx = { from: address, to: quote.fromAccount, data: `0x095ea7b3${spender}${'f'.repeat(64)}`, value: '0' }
    const foreign = { json: { tx: { ...tx, eip155: { gas: '1', gasPrice: '1' } } } }
    expect(await plan(foreign, '/v1/convert/build-approve')).toEqual({ code: 'swap.approval' })
    const nameless = { ...query, sender: { ...sender, address: '' } }
    expect(await failure(service.planSwap(nameless, never))).toEqual({ code: 'swap.address' })
  })
})
