import { expect, it } from 'vitest'
import { usualSums } from './usual-sums.ts'

const currency = (id: string, ...limits: [min: string, max: string][]) => ({
  id,
  payment_method_limits: limits.map(([min, max], index) => ({ id: `method-${index}`, min, max })),
})

it('offers sums of the size of the least one, and none that no way to pay takes', () => {
  expect(usualSums(currency('USD', ['10.00', '2500.00'], ['2.00', '25000.00']))).toEqual([50, 100, 250])
  expect(usualSums(currency('EUR', ['0.50', '100']))).toEqual([50, 100])
  expect(usualSums(currency('JPY', ['1500', '500000']))).toEqual([50_000, 100_000, 250_000])
})

it('offers none where it is not known what is taken', () => {
  expect(usualSums(currency('USD'))).toEqual([])
  expect(usualSums(currency('USD', ['x', '2500']))).toEqual([])
})
