import { expect, it } from 'vitest'
import { balancesAnswer, tokensFrom } from './parse-balances.ts'

const balance = (numeric: string, decimals = '18') => ({
  name: 'Ether',
  symbol: 'ETH',
  quantity: { decimals, numeric },
})
const read = (...balances: unknown[]) => tokensFrom(balancesAnswer.parse({ balances }), 'eip155:1')

it('leaves out balances that can’t be parsed, and fails if there are no others [assets-parsed]', () => {
  const uncountable = balance('9'.repeat(78))
  expect(read(uncountable, balance('1'))).toMatchObject([{ amount: '1000000000000000000' }])
  expect(() => read(uncountable, { ...balance('1'), chainId: 'eip155:137' })).toThrow('rpc.malformed')
  expect(read({ ...balance('1'), chainId: 'eip155:137' })).toEqual([])
  expect(read()).toEqual([])
})
