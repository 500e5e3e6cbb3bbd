import { expect, it } from 'vitest'
import { accountFeatures } from './account-features.ts'

it('is in the order of the dApp, completed by the usual one [account-features]', () => {
  expect(accountFeatures()).toEqual(['onramp', 'swaps', 'receive', 'send'])
  expect(accountFeatures(['swaps', 'send'])).toEqual(['swaps', 'send', 'onramp', 'receive'])
})
