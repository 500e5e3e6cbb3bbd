import { reads } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { expect } from './harness/test.ts'

test('a user logs in with Farcaster by scanning the code with a phone, after a refusal, a retry, leaving and restarting; or chooses another provider instead [social-farcaster] [connect-method-order]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  await person.arrives({
    settings: JSON.stringify({ features: { connectMethodsOrder: ['wallet', 'social', 'email'] } }),
  })
  await visitor.opensTheModal()
  const lists = modal.dialog.getByRole('list')
  const names = () => lists.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  await page.getByTestId('social-selector-farcaster').waitFor()
  expect(await names()).toEqual(['Wallets', 'Accounts to log in with', 'Email'])
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

  // A request that is made while the frame reloads waits for it.
  await page.getByTestId('disconnect').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)
  await visitor.opensTheModal()
  await page.getByTestId('social-selector-farcaster').click()
  await reads(visitor, /^http/)
  await modal.goBack()
  await modal.isAt('title.Connect')
  await person.entersAt(await person.choosesProvider('google'), 'instead@example.test')
  await person.isConnected()
  expect(reloads()).toBe(2)
  expect(await person.remembered()).toMatchObject({ social: 'google' })
})
