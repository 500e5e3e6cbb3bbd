import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { type Check, type Checks, closes, type World } from './world.ts'

const opensAt = (world: World, view: 'Account' | 'Connect') =>
  world.page.evaluate((at) => dropIn.kit.open({ view: at }), view)

/** The test ids in the modal with this prefix, in display order. */
const shown =
  ({ modal }: World, beginning: string) =>
  async () => {
    const all = modal.dialog.locator(`[data-testid^="${beginning}"]`)
    return all.evaluateAll((found) => found.map((each) => each.getAttribute('data-testid')))
  }

/** The ids of those features that the account offers, in display order. */
const offers = (world: World) => async () => {
  const ids = await shown(world, 'w3m-account-default-')()
  const names = ids.map((id) => id?.split('-')[3])
  return names.filter((name) => name === 'receive' || name === 'send' || name === 'swaps')
}

/** Sets an option, reads its effect in a view, and sets it back. */
const changing =
  (view: 'Account' | 'Connect', set: () => void, look: Check, back: () => void): Check =>
  async (world) => {
    await world.page.evaluate(set)
    await opensAt(world, view)
    await look(world)
    await closes(world)
    await world.page.evaluate(back)
  }

/** The modal's theme, as set on its element. */
const wears =
  (theme: 'dark' | 'light'): Check =>
  ({ page }) =>
    eventually(() => page.locator('w3m-modal').getAttribute('data-theme')).toBe(theme)

const accepts = async ({ modal }: World) => {
  await modal.isAt('title.AcceptTerms')
  await modal.dialog.getByTestId('w3m-legal-checkbox').click()
  await modal.dialog.getByTestId('accept-terms').click()
  await modal.isAt('title.Connect')
}

/** Changed terms have to be accepted again. */
const acceptsPage =
  (link: string, url: string): Check =>
  async (world) => {
    await world.modal.isAt('title.AcceptTerms')
    expect(await world.modal.dialog.getByTestId(link).getAttribute('href')).toBe(url)
    await accepts(world)
  }

/** The browser's wallets that are listed among the ways to connect, when the list is complete. */
const lists =
  (...expected: readonly string[]): Check =>
  async ({ modal }) => {
    await modal.dialog.getByTestId('wui-email-input').waitFor()
    const listed = (name: string) => modal.dialog.getByTestId(`wallet-selector-test.${name}`).count()
    await eventually(async () => [await listed('harbour'), await listed('orchard')]).toEqual(
      ['harbour', 'orchard'].map((name) => (expected.includes(name) ? 1 : 0)),
    )
  }

/** What changes the appearance and the features of a running page. */
export const settings: Checks = {
  setThemeMode: changing(
    'Account',
    () => dropIn.kit.setThemeMode('dark'),
    wears('dark'),
    () => dropIn.kit.setThemeMode('light'),
  ),
  setThemeVariables: changing(
    'Account',
    () => dropIn.kit.setThemeVariables({ '--apkt-accent': '#c0c' }),
    ({ page }) =>
      eventually(() =>
        page.locator('w3m-modal').evaluate((modal) => getComputedStyle(modal).getPropertyValue('--w3m-accent')),
      ).toBe('#c0c'),
    () => dropIn.kit.setThemeVariables({ '--w3m-accent': '#0a0' }),
  ),
  updateFeatures: changing(
    'Account',
    () => dropIn.kit.updateFeatures({ receive: false }),
    (world) => eventually(offers(world)).toEqual(['send', 'swaps']),
    () => dropIn.kit.updateFeatures({ receive: true }),
  ),
  setWalletFeaturesOrder: changing(
    'Account',
    () => dropIn.kit.setWalletFeaturesOrder(['swaps', 'send', 'receive']),
    (world) => eventually(offers(world)).toEqual(['swaps', 'send', 'receive']),
    () => dropIn.kit.setWalletFeaturesOrder(['receive', 'send', 'swaps']),
  ),
  updateOptions: changing(
    'Connect',
    () => dropIn.kit.updateOptions({ enableWallets: false, themeMode: 'dark', features: { collapseWallets: false } }),
    async (world) => {
      await lists()(world)
      await wears('dark')(world)
    },
    () => dropIn.kit.updateOptions({ enableWallets: true, themeMode: 'light' }),
  ),
  setEIP6963Enabled: changing(
    'Connect',
    () => void dropIn.kit.setEIP6963Enabled(false),
    // A connected wallet stays.
    lists('harbour'),
    () => void dropIn.kit.setEIP6963Enabled(true),
  ),
  setCollapseWallets: changing(
    'Connect',
    () => dropIn.kit.setCollapseWallets(true),
    async (world) => {
      await world.modal.dialog.getByTestId('w3m-collapse-wallets-button').waitFor()
      await lists()(world)
    },
    () => dropIn.kit.setCollapseWallets(false),
  ),
  setConnectMethodsOrder: changing(
    'Connect',
    () => dropIn.kit.setConnectMethodsOrder(['social', 'email', 'wallet']),
    async ({ page, modal }) => {
      expect(await page.evaluate(() => dropIn.kit.getConnectMethodsOrder())).toEqual(['social', 'email', 'wallet'])
      await eventually(() =>
        modal.dialog
          .getByRole('list')
          .evaluateAll((lists) => lists.flatMap((list) => list.getAttribute('aria-label') ?? [])),
      ).toEqual(['Accounts to log in with', 'Email', 'Wallets'])
    },
    () => dropIn.kit.setConnectMethodsOrder(['wallet', 'email', 'social']),
  ),
  setSocialsOrder: changing(
    'Connect',
    () => dropIn.kit.setSocialsOrder(['x', 'google']),
    (world) => eventually(shown(world, 'social-selector-')).toEqual(['social-selector-x', 'social-selector-google']),
    () => dropIn.kit.setSocialsOrder(['google', 'x']),
  ),
  setTermsConditionsUrl: changing(
    'Connect',
    () => dropIn.kit.setTermsConditionsUrl('https://dapp.test/new-terms'),
    acceptsPage('terms-link', 'https://dapp.test/new-terms'),
    () => undefined,
  ),
  setPrivacyPolicyUrl: changing(
    'Connect',
    () => dropIn.kit.setPrivacyPolicyUrl('https://dapp.test/new-privacy'),
    acceptsPage('privacy-link', 'https://dapp.test/new-privacy'),
    () => undefined,
  ),
}
