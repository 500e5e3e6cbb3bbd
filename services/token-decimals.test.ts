import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../core/token-balance.ts'
import { withCurrency } from './token-decimals.ts'

const network = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
const caipNetworkId = 'eip155:31337'
const own = { caipNetworkId, name: 'Ethereum', symbol: 'eth', decimals: 18, amount: '7' } as const
const dollar = { ...own, address: '0xdollar', name: 'Dollar', symbol: 'USD', decimals: 6 }
const symbols = (tokens: readonly TokenBalance[]) => withCurrency(tokens, network).map(({ symbol }) => symbol)

describe('the native currency follows the app’s definition [assets-decimals]', () => {
  it('by its name and symbol, in its place', () => {
    expect(withCurrency([dollar, own], network)).toEqual([dollar, { ...own, name: 'Ether', symbol: 'ETH' }])
  })

  it('except an imposter with other decimals', () => {
    expect(symbols([{ ...own, decimals: 19 }, dollar])).toEqual(['USD'])
  })

  it('except another token that comes first, without an address', () => {
    const usdc = { ...own, name: 'USD Coin', symbol: 'USDC', amount: '500' }
    expect(withCurrency([usdc, own, dollar], network).map(({ amount, symbol }) => [amount, symbol])).toEqual([
      ['7', 'ETH'],
      ['7', 'USD'],
    ])
  })

  it('and is recognized by its decimals if a service names it differently', () => {
    expect(symbols([{ ...own, symbol: 'WEI' }])).toEqual(['ETH'])
  })
})
