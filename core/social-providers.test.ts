import { expect, it } from 'vitest'
import { defaultFeatures } from './features.ts'
import { offeredProviders, providerLayout, providerName } from './social-providers.ts'

const all = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

it('offers the providers that the dApp names, in its order and once each; all by default; none if disabled [social-order]', () => {
  expect(offeredProviders()).toEqual(all)
  expect(offeredProviders(defaultFeatures.socials)).toEqual(all)
  expect(offeredProviders(['apple', 'google', 'apple'])).toEqual(['apple', 'google'])
  expect(offeredProviders(JSON.parse('["made up", "constructor", "x"]'))).toEqual(['x'])
  expect(offeredProviders(false)).toEqual([])
  expect(offeredProviders([])).toEqual([])
  expect(offeredProviders(['x', 'apple', 'google'], ['x', 'facebook'])).toEqual(['apple', 'google'])
  expect(all.map(providerName)).toEqual(['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook'])
})

it('chooses the layout by their number [social-layout]', () => {
  expect(providerLayout([])).toEqual({ wide: undefined, others: [], named: false, more: false })
  expect(providerLayout(['x'])).toEqual({ wide: 'x', others: [], named: false, more: false })
  expect(providerLayout(['x', 'apple'])).toEqual({ wide: undefined, others: ['x', 'apple'], named: true, more: false })
  expect(providerLayout(['x', 'apple', 'github'])).toEqual({
    wide: 'x',
    others: ['apple', 'github'],
    named: false,
    more: false,
  })
  expect(providerLayout(all.slice(0, 6))).toEqual({
    wide: 'google',
    others: all.slice(1, 6),
    named: false,
    more: false,
  })
  expect(providerLayout(all)).toEqual({
    wide: 'google',
    others: ['x', 'discord', 'farcaster', 'github'],
    named: false,
    more: true,
  })
})
