import { expect, it } from 'vitest'
import { accountFeatures } from './account-features.ts'

it('is in the order of the dApp, completed by the usual one, without what is not built [account-features]', () => {
  expect(accountFeatures()).toEqual(['swaps', 'receive', 'send'])
  expect(accountFeatures(['swaps', 'send', 'onramp'])).toEqual(['swaps', 'send', 'receive'])
})
