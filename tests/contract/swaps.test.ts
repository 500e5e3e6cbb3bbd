import {
  type Address,
  createPublicClient,
  createWalletClient,
  decodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaipAddress } from '../../core/caip.ts'
import {
  type ApiSandbox,
  accounts,
  deployTaxToken,
  MNEMONIC,
  poolOf,
  putPool,
  startSandbox,
} from '../../sandbox/index.ts'
import { nativeToken } from '../../services/blockchain-api/swaps.ts'
import { address, caipNetworkId } from './blockchain-api-table.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'

let sandbox: ApiSandbox
let world: ReturnType<typeof openApi>
let token: Address
let susd: CaipAddress
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
  token = sandbox.world.token.address
  susd = `${caipNetworkId}:${token}`
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  await putPool(sandbox.one)
  world = openApi(sandbox)
})

const ether = nativeToken(caipNetworkId)
const other = accounts[2]?.address ?? ''
const at = { address, caipNetworkId } as const
const sent = () => world.asked().at(-1)
const answer = (path: string, json: unknown) => sandbox.api.fault({ path, answer: { json } })
const quoted = async (from: CaipAddress, to: CaipAddress, amount: bigint) => {
  const quotes = await world.client.swapQuotes({ ...at, from, to, amount: String(amount), gasPrice: '1' }, never)
  return quotes.map(({ toAmount }) => BigInt(toAmount))
}

const chain = () => createPublicClient({ transport: http(sandbox.one.directUrl) })
const holds = (of: Address = token, owner: Address = address as Address) =>
  chain().readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
/** The wallet signs what was built. */
const sign = async ({ to, data, value }: { to: string; data: string; value: string }) => {
  const account = mnemonicToAccount(MNEMONIC, { addressIndex: 1 })
  const client = createWalletClient({ account, transport: http(sandbox.one.directUrl) })
  const call = { chain: null, to: to as Hex, data: data as Hex, value: BigInt(value), gas: 300_000n }
  return (await client.sendTransactionSync(call)).status
}

describe('swaps go through the pool', () => {
  it('which sells what is requested, and costs more afterwards', async () => {
    const { client } = world
    const tokens = await client.swapTokens({ caipNetworkId }, never)
    expect(tokens.map(({ symbol, decimals }) => [symbol, decimals])).toEqual([
      ['ETH', 18],
      ['SUSD', 6],
    ])
    const before = await holds()
    const [promised = 0n] = await quoted(ether, susd, parseEther('1'))
    // 3,000 less the pool's fee of 0.3 % and the move of its price.
    expect(promised).toBe(2_988_020_943n)
    const pair = { ...at, from: ether, to: susd, amount: String(parseEther('1')), slippage: 1 }
    const built = await client.buildSwap(pair, never)
    expect(sent()?.body).toEqual({
      ...{ amount: pair.amount, eip155: { slippage: 1 }, projectId: 'a project', from: ether, to: susd },
      userAddress: `${caipNetworkId}:${address}`,
    })
    expect(built).toMatchObject({ to: poolOf(token), value: pair.amount })
    expect(await sign(built)).toBe('success')
    expect((await holds()) - before).toBe(promised)
    expect((await quoted(ether, susd, parseEther('1')))[0]).toBeLessThan(promised)
    // What was built before still states its minimum, and gets it.
    expect(await sign(built)).toBe('success')
    await putPool(sandbox.one, { ether: parseEther('1000'), tokens: 3_000n * 10n ** 6n })
    expect(await sign(built)).toBe('reverted')
    expect(await failure(client.buildSwap({ ...pair, to: ether }, never))).toMatchObject({ code: 'api.refused' })
  })

  it('which takes only as much of a token as the account approves', async () => {
    const { client } = world
    const pair = { ...at, from: susd, to: ether, amount: '3000000000' }
    const allowance = () => client.swapAllowance({ ...at, token: susd }, never)
    expect(await allowance()).toBe('0')
    expect(sent()?.query).toMatchObject({ userAddress: `${caipNetworkId}:${address}`, tokenAddress: susd })
    expect(await failure(client.buildSwap({ ...pair, slippage: 1 }, never))).toMatchObject({
      code: 'api.refused',
      params: { reason: expect.stringContaining('SUSD: insufficient allowance') },
    })
    const built = await client.buildSwap({ ...pair, slippage: 0.5, isEstimateSkipped: true }, never)
    expect(built).toMatchObject({ to: poolOf(token), value: '0', gas: '150000' })
    const approval = await client.buildApproval(pair, never)
    // The service has proposed to approve everything.
    expect(approval).toMatchObject({ to: token, value: '0', spender: poolOf(token).toLowerCase() })
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: approval.data as Hex })
    expect([functionName, args]).toEqual(['approve', [poolOf(token), 3_000_000_000n]])
    expect(await sign(approval)).toBe('success')
    expect(await allowance()).toBe('3000000000')
    const before = await chain().getBalance({ address: poolOf(token) })
    const [promised = 0n] = await quoted(susd, ether, 3_000_000_000n)
    expect(await sign(built)).toBe('success')
    expect(await allowance()).toBe('0')
    expect(before - (await chain().getBalance({ address: poolOf(token) }))).toBe(promised)
  })

  it('which sells nothing that it does not have', async () => {
    await putPool(sandbox.one, { ether: 0n, tokens: 0n })
    expect(await quoted(ether, susd, 1n)).toEqual([])
    expect(await quoted(susd, susd, 1n)).toEqual([])
    const two = 'eip155:31338' as const
    const pair = { ...at, caipNetworkId: two, from: nativeToken(two), to: `${two}:${token}` as const }
    expect(await world.client.swapQuotes({ ...pair, amount: '1', gasPrice: '1' }, never)).toEqual([])
  })

  it('of a token that keeps a tenth: less arrives than was quoted', async () => {
    const tax = await deployTaxToken(sandbox.one)
    await putPool(sandbox.one, { ether: parseEther('1000'), tokens: parseEther('100000') }, tax)
    const to: CaipAddress = `${caipNetworkId}:${tax}`
    const before = await holds(tax)
    const [promised = 0n] = await quoted(ether, to, parseEther('0.1'))
    const pair = { ...at, from: ether, to, amount: String(parseEther('0.1')) }
    expect(await failure(world.client.buildSwap({ ...pair, slippage: 1 }, never))).toMatchObject({
      params: { reason: expect.stringContaining('Pool: insufficient output amount') },
    })
    expect(await sign(await world.client.buildSwap({ ...pair, slippage: 11 }, never))).toBe('success')
    const arrived = (await holds(tax)) - before
    expect([arrived < promised, arrived * 100n > promised * 89n]).toEqual([true, true])
  })
})

describe('a transaction built for a swap [assets-parsed]', () => {
  const tx = {
    ...{
      from: `${caipNetworkId}:${address}`,
      to: `${caipNetworkId}:${other}`,
      data: '0xabcd',
      amount: '1',
      value: '0',
    },
    eip155: { gas: '1', gasPrice: '1' },
  }

  it('is not signed for another account or another network, and costs what was requested', async () => {
    const build = async (more: object, from = susd) => {
      answer('/v1/convert/build', { tx: { ...tx, ...more } })
      return world.client.buildSwap({ ...at, from, to: ether, amount: '1', slippage: 1 }, never)
    }
    const built = { to: other, data: '0xabcd', gas: '1', gasPrice: '1' }
    expect(await build({ amount: '900' })).toEqual({ ...built, value: '0' })
    expect(await build({ amount: '900' }, ether)).toEqual({ ...built, value: '1' })
    for (const wrong of [
      { from: `${caipNetworkId}:${other}` },
      { to: `eip155:1:${other}` },
      { to: 'x' },
      { data: '0xabc' },
      { amount: '-1' },
    ])
      expect(await failure(build(wrong)), JSON.stringify(wrong)).toEqual({ code: 'rpc.malformed' })
  })

  it('is an approval by the token, of the amount to swap', async () => {
    const spender = other.slice(2).toLowerCase()
    const data = `0x095ea7b3${spender.padStart(64, '0')}${'f'.repeat(64)}`
    const approve = async (more: object) => {
      answer('/v1/convert/build', { tx: { ...tx, data, ...more } })
      return world.client.buildApproval({ ...at, from: susd, to: ether, amount: '255' }, never)
    }
    const exactly = `${data.slice(0, 74)}${'ff'.padStart(64, '0')}`
    expect(await approve({ to: susd })).toMatchObject({ to: token, data: exactly, spender: `0x${spender}` })
    expect(await approve({ from: susd })).toMatchObject({ to: token })
    const own = world.client.buildApproval({ ...at, from: ether, to: susd, amount: '1' }, never)
    expect(await failure(own)).toEqual({ code: 'swap.source' })
    for (const wrong of [{}, { to: susd, data: '0xabcd' }, { to: susd, data: data.replace('095ea7b3', 'a9059cbb') }])
      expect(await failure(approve(wrong)), JSON.stringify(wrong)).toEqual({ code: 'rpc.malformed' })
  })
})
