import { expect, it } from 'vitest'
import { accountFeatures } from './account-features.ts'

it('the features keep the dApp’s order, completed by the default one [account-features]', () => {
  expect(accountFeatures()).toEqual(['onramp', 'swaps', 'receive', 'send'])
  expect(accountFeatures(['swaps', 'send'])).toEqual(['swaps', 'send', 'onramp', 'receive'])
})
