import { reads } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { expect } from './harness/test.ts'

test('Farcaster is logged in to by the code that a phone scans; refused there, tried again, left and begun again [social-farcaster]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  await person.arrives()
  await visitor.opensTheModal()
  const reloads = () => embedded.messages.filter(({ name }) => name === 'RELOAD').length

  await page.getByTestId('social-selector-farcaster').click()
  const abandoned = await reads(visitor, /^http/)
  await modal.goBack()
  await modal.isAt('title.Connect')
  await eventually(reloads).toBe(1)

  await page.getByTestId('social-selector-farcaster').click()
  const refused = await reads(visitor, /^http/)
  expect(refused).not.toBe(abandoned)
  await person.scansFarcaster(refused, 'Cancel')
  await modal.says('social.refused', { wallet: 'Farcaster' })
  await page.getByTestId('social-retry').click()
  await person.scansFarcaster(await reads(visitor, /^http/), 'Sign in')
  await person.isConnected()
  expect(await person.remembered()).toEqual({ social: 'farcaster', name: 'vitalik' })
  expect(reloads()).toBe(1)
})
