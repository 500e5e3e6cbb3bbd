import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../core/token-balance.ts'
import { withCurrency } from './token-decimals.ts'

const network = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
const caipNetworkId = 'eip155:31337'
const own = { caipNetworkId, name: 'Ethereum', symbol: 'eth', decimals: 18, amount: '7' } as const
const dollar = { ...own, address: '0xdollar', name: 'Dollar', symbol: 'USD', decimals: 6 }
const symbols = (tokens: readonly TokenBalance[]) => withCurrency(tokens, network).map(({ symbol }) => symbol)

describe('the network’s own currency is what the app defines it as [assets-decimals]', () => {
  it('by its name and symbol, where it was', () => {
    expect(withCurrency([dollar, own], network)).toEqual([dollar, { ...own, name: 'Ether', symbol: 'ETH' }])
  })

  it('and what passes for it with other decimals is not', () => {
    expect(symbols([{ ...own, decimals: 19 }, dollar])).toEqual(['USD'])
  })

  it('nor is another that comes first, without an address', () => {
    const usdc = { ...own, name: 'USD Coin', symbol: 'USDC', amount: '500' }
    expect(withCurrency([usdc, own, dollar], network).map(({ amount, symbol }) => [amount, symbol])).toEqual([
      ['7', 'ETH'],
      ['7', 'USD'],
    ])
  })

  it('and is known by its decimals where a service calls it otherwise', () => {
    expect(symbols([{ ...own, symbol: 'WEI' }])).toEqual(['ETH'])
  })
})
