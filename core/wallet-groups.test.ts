import { expect, it } from 'vitest'
import { groupWallets } from './wallet-groups.ts'

const one = (id: string) => ({ id })
const [a, b, c, d] = [one('a'), one('b'), one('c'), one('d')]

it('lists wallets in the dApp’s groups and order, each once, and ungrouped ones below [connect-named-groups]', () => {
  const groups = [
    { name: 'Popular', ids: ['c', 'a', 'unknown'] },
    { name: 'Away', ids: ['unknown'] },
    { name: 'Other', ids: ['a', 'b'] },
  ]
  expect(groupWallets([a, b, c, d], groups)).toEqual([
    { name: 'Popular', wallets: [c, a] },
    { name: 'Other', wallets: [b] },
    { name: undefined, wallets: [d] },
  ])
  expect(groupWallets([a, b], [])).toEqual([{ name: undefined, wallets: [a, b] }])
  expect(groupWallets([], groups)).toEqual([])
})
