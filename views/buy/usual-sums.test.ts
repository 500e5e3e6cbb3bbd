import { expect, it } from 'vitest'
import { usualSums } from './usual-sums.ts'

const currency = (id: string, ...limits: [min: string, max: string][]) => ({
  id,
  payment_method_limits: limits.map(([min, max], index) => ({ id: `method-${index}`, min, max })),
})

it('offers amounts in the magnitude of the minimum, and none that every payment method rejects', () => {
  expect(usualSums(currency('USD', ['10.00', '2500.00'], ['2.00', '25000.00']))).toEqual([50, 100, 250])
  expect(usualSums(currency('EUR', ['0.50', '100']))).toEqual([50, 100])
  expect(usualSums(currency('JPY', ['1500', '500000']))).toEqual([50_000, 100_000, 250_000])
})

it('offers none if the limits are unknown', () => {
  expect(usualSums(currency('USD'))).toEqual([])
  expect(usualSums(currency('USD', ['x', '2500']))).toEqual([])
})
