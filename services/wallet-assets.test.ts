import { describe, expect, it, vi } from 'vitest'
import { failureOf } from '../core/errors.ts'
import { walletAssets } from './wallet-assets.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const caipNetworkId = 'eip155:10'
const never = new AbortController().signal

const metadata = { name: 'Ether', symbol: 'ETH', decimals: 18, price: 3000, iconUrl: 'https://pictures.test/eth.png' }
const native = { address: 'native', balance: '0xde0b6b3a7640000', type: 'NATIVE', metadata }
const token = {
  address,
  balance: '2500000',
  type: 'ERC20',
  metadata: { name: 'Dollar', symbol: 'USD', decimals: 6, price: 1, iconUrl: '' },
}
const able = { '0xA': { assetDiscovery: { supported: true } } }

/** A wallet with scripted answers, and its requests. */
function wallet(answers: Record<string, unknown>) {
  const calls: { method: string; params: unknown[] }[] = []
  const provider = {
    request(call: { method: string; params: unknown[] }) {
      calls.push(call)
      const answer = answers[call.method]
      return answer instanceof Error ? Promise.reject(answer) : answer
    },
  }
  return { provider, calls }
}

const load = (provider: unknown, signal = never) => walletAssets({ provider, address, caipNetworkId }, signal)
const says = (list: unknown, capabilities: unknown = able) =>
  load(wallet({ wallet_getCapabilities: capabilities, wallet_getAssets: { '0xa': list } }).provider)

describe('the assets that a wallet reports for an account [assets-wallet]', () => {
  it('are requested on this chain, and read', async () => {
    const { provider, calls } = wallet({ wallet_getCapabilities: able, wallet_getAssets: { '0xa': [native, token] } })
    expect(await load(provider)).toEqual([
      { ...metadata, caipNetworkId, amount: '1000000000000000000', price: '3000' },
      { caipNetworkId, address, name: 'Dollar', symbol: 'USD', decimals: 6, amount: '2500000', price: '1' },
    ])
    expect(calls).toEqual([
      { method: 'wallet_getCapabilities', params: [address, ['0xa']] },
      { method: 'wallet_getAssets', params: [{ account: address, chainFilter: ['0xa'] }] },
    ])
  })

  it('are kept without a known value if their price is 0 or too high to be true [assets-wallet]', async () => {
    const { price: _, ...unpriced } = metadata
    for (const price of [0, '0', '0.00', 1e15])
      expect(await says([{ ...native, metadata: { ...metadata, price } }, token])).toMatchObject([
        { ...unpriced, caipNetworkId, amount: '1000000000000000000' },
        { address, price: '1' },
      ])
    expect((await says([{ ...native, metadata: { ...metadata, price: 0 } }]))?.[0]).not.toHaveProperty('price')
  })

  it.each([
    ['does not know of capabilities', new Error('no')],
    ['has none', {}],
    ['has none here', { '0x1': { assetDiscovery: { supported: true } } }],
    ['says no', { '0xa': { assetDiscovery: { supported: false } } }],
    ['says something else', { '0xa': { assetDiscovery: 'yes' } }],
    ['says nothing', null],
  ])('are not requested if the wallet %s', async (_, capabilities) => {
    const { provider, calls } = wallet({ wallet_getCapabilities: capabilities, wallet_getAssets: { '0xa': [native] } })
    expect(await load(provider)).toBeUndefined()
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['no list', null],
    ['no asset', [native, null]],
    ['an address that is none', [native, { ...token, address: 'x' }]],
    ['an amount that is none', [{ ...native, balance: '-1' }]],
    ['an amount that is a number', [{ ...native, balance: 1 }]],
    ['another type', [{ ...native, type: 'NFT' }]],
    ['a price below zero', [{ ...native, metadata: { ...metadata, price: -1 } }]],
    ['a price in words', [{ ...native, metadata: { ...metadata, price: 'dear' } }]],
    ['a picture that is no text', [{ ...native, metadata: { ...metadata, iconUrl: 7 } }]],
    ['decimals of -1', [{ ...native, metadata: { ...metadata, decimals: -1 } }]],
    ['decimals in words', [{ ...native, metadata: { ...metadata, decimals: '18' } }]],
    ['no name', [{ ...native, metadata: { ...metadata, name: '' } }]],
    ['no metadata', [{ ...native, metadata: null }]],
    ['the currency twice', [native, { ...native, address: '0x0' }]],
    ['a token twice', [native, token, { ...token, address: address.toLowerCase() }]],
  ])('are rejected as a whole if there is %s [id-outside]', async (_, list) => {
    expect(await says(list)).toBeUndefined()
  })

  it('are empty if the wallet is not one, or hangs', async () => {
    for (const provider of [undefined, null, 7, {}, { request: 7 }]) expect(await load(provider)).toBeUndefined()
    expect(
      await walletAssets({ provider: wallet({}).provider, address, caipNetworkId: 'cosmos:hub' }, never),
    ).toBeUndefined()
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const hanging = load(wallet({ wallet_getCapabilities: new Promise(() => undefined) }).provider)
    late.abort()
    expect(await hanging).toBeUndefined()
    expect(timeout).toHaveBeenCalledWith(2_000)
    timeout.mockRestore()
    const aborted = await load(wallet({ wallet_getCapabilities: able }).provider, AbortSignal.abort()).catch(failureOf)
    expect(aborted).toEqual({ code: 'request.aborted' })
  })
})
