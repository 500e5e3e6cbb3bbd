import { eventually } from './harness/eventually.ts'
import { focus, tabTo } from './harness/keyboard.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

const pages = { termsConditionsUrl: 'https://dapp.test/terms', privacyPolicyUrl: 'https://dapp.test/privacy' }
const settings = (more: object) => JSON.stringify({ ...pages, ...more })

test('by keyboard alone, a user reaches no wallet before ticking the terms, and is asked once for these pages [connect-terms]', async ({
  visitor,
  wallet,
}) => {
  const { page, modal } = visitor
  await visitor.installs(wallet)
  const legalCheckbox = { features: { legalCheckbox: true } }
  await visitor.opensBothChains({ settings: settings(legalCheckbox) })
  await tabTo(page, 'connect')
  await page.keyboard.press('Enter')
  await modal.isAt('title.AcceptTerms')
  expect(await modal.dialog.getByTestId(/^wallet-selector-/).count()).toBe(0)
  expect(await modal.dialog.getByTestId('terms-link').getAttribute('href')).toBe(pages.termsConditionsUrl)
  expect(await modal.dialog.getByTestId('accept-terms').isDisabled()).toBe(true)

  await tabTo(page, 'w3m-legal-checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, 'accept-terms')
  await page.keyboard.press('Enter')
  await modal.isAt('title.Connect')
  await tabTo(page, 'wallet-selector-')
  await page.keyboard.press('Enter')
  await visitor.approvesIn(wallet)
  await modal.isGone()

  await page.reload()
  await visitor.isConnected()
  await visitor.opensTheModal()
  await modal.press('account.disconnect')
  await modal.isGone()
  await visitor.opensTheModal()
  await modal.isAt('title.Connect')

  await visitor.opensBothChains({ settings: settings({ ...legalCheckbox, privacyPolicyUrl: 'https://dapp.test/new' }) })
  await visitor.opensTheModal()
  await modal.isAt('title.AcceptTerms')
})

test('the list links to the terms if they need no tick [connect-terms-line]', async ({ visitor, wallet }) => {
  const { page, modal } = visitor
  await visitor.installs(wallet)
  await visitor.opensBothChains({ settings: settings({}) })
  await visitor.opensTheModal()
  await modal.isAt('title.Connect')
  await tabTo(page, 'privacy-link')
  await eventually(() => focus(page)).toBe('privacy-link')
  expect(await modal.dialog.getByTestId('legal-line').textContent()).toBe(
    'By connecting a wallet, you agree to our Terms of Service and Privacy Policy.',
  )
})
