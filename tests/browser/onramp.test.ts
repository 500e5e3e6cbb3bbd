import type { Page } from 'playwright-core'
import type { Sandbox } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { focus } from './harness/keyboard.ts'
import { heardIn, listensIn } from './harness/listener.ts'
import { ask, at } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base
  .extend('sandboxOptions', () => ({ solana: true, api: true }))
  .extend('walletWindows', () => false)
  /** The provider, which has not been paid yet. */
  .extend('onRamp', ({ sandbox: { api } }) => {
    if (!api) throw new Error('There is an API')
    api.onRamp.clear()
    return api.onRamp
  })

/** An account's balance of Sandbox Dollars. */
function dollarsOf({ one, world }: Sandbox, owner: string): Promise<bigint> {
  const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
  return ask(one.directUrl, 'eth_call', [{ to: world.token.address, data }, 'latest']).then(BigInt)
}

/** From the page to the form, with this many dollars entered. */
async function wantsToPay(visitor: Visitor, amount: string): Promise<void> {
  await visitor.opensTheModal()
  await at(visitor, 'w3m-account-default-onramp-button').click()
  await visitor.modal.isAt('title.OnRampProviders')
  await at(visitor, 'onramp-amount').fill(amount)
}

/** Presses a provider, and continues in its window. */
async function chooses(visitor: Visitor, provider: 'coinbase' | 'meld'): Promise<Page> {
  await eventually(() => at(visitor, `onramp-provider-${provider}`).isEnabled()).toBe(true)
  const [window] = await Promise.all([
    visitor.page.context().waitForEvent('page'),
    at(visitor, `onramp-provider-${provider}`).click(),
  ])
  await window.getByRole('button', { name: 'Pay' }).waitFor()
  return window
}

const pays = (window: Page) => window.getByRole('button', { name: 'Pay' }).click()

/** Waits until this has been announced. */
const saysAloud = ({ page }: Visitor, words: string) =>
  eventually(async () => (await heardIn(page)).join(' ')).toContain(words)

test('a user buys dollars: gets quotes, pays in the provider’s window, and receives them; each of two arrivals is announced once [onramp-steps] [onramp-quote] [onramp-link] [onramp-window] [onramp-watch] [onramp-activity]', async ({
  visitor,
  createWallet,
  sandbox,
  onRamp,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [account = ''] = harbour.accounts
  const before = await dollarsOf(sandbox, account)
  await listensIn(visitor.context)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await wantsToPay(visitor, '5')
  await visitor.modal.dialog.getByText('At least $10.00').first().waitFor()
  expect(await at(visitor, 'onramp-provider-coinbase').isEnabled()).toBe(false)
  await at(visitor, 'onramp-amount').fill('50')
  await eventually(() => at(visitor, 'onramp-received').inputValue()).toBe('49.5')
  await visitor.modal.dialog.getByText('Fees $0.50').first().waitFor()
  await saysAloud(visitor, 'You receive 49.5 SUSD. Fees $0.50')
  // Meld sells only to users who have an account there.
  expect(await at(visitor, 'onramp-provider-meld').count()).toBe(0)
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'onramp-help').click()
  await visitor.modal.isAt('title.WhatIsABuy')
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.OnRampProviders')
  await eventually(() => focus(visitor.page)).toContain('onramp-help')
  await at(visitor, 'onramp-token').click()
  await visitor.modal.isAt('title.OnRampTokenSelect')
  await at(visitor, 'wui-input-text').fill('nothing of the kind')
  expect(await at(visitor, 'onramp-token-susd').count()).toBe(0)
  await saysAloud(visitor, message('onramp.none'))
  // Escape cancels the search, but not the purchase.
  await visitor.page.keyboard.press('Escape')
  expect(await at(visitor, 'wui-input-text').inputValue()).toBe('')
  await at(visitor, 'wui-input-text').fill('sandbox')
  await at(visitor, 'onramp-token-susd').click()
  await visitor.modal.isAt('title.OnRampProviders')

  onRamp.behaviour = 'twice'
  const window = await chooses(visitor, 'coinbase')
  expect(await window.evaluate(() => window.opener)).toBeNull()
  await at(visitor, 'onramp.waiting').waitFor()
  // A payment stays with the account that began it.
  harbour.switchAccount(1)
  await visitor.isConnected(harbour.accounts[1])
  expect(await at(visitor, 'onramp-buyer').textContent()).toContain(account.slice(-4))
  harbour.switchAccount(0)
  await visitor.isConnected(account)
  await pays(window)
  await visitor.modal.isAt('title.OnRampActivity')
  await eventually(() => at(visitor, 'onramp-purchase').count()).toBe(2)
  await visitor.modal.toasts('buying.confirmed', { bought: '49.5 SUSD' })
  expect((await dollarsOf(sandbox, account)) - before).toBe(99_000_000n)
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'header-back').click()
  await visitor.modal.isAt('title.Account')
  expect(await visitor.page.evaluate(() => localStorage.getItem('@appkit/pending_purchases'))).toBeNull()
})

test('a user who closes the window, the modal and the page is still told when the purchase arrives; if no provider quotes, an estimate says so [onramp-estimate] [onramp-watch] [onramp-window]', async ({
  visitor,
  createWallet,
  sandbox,
  onRamp,
}) => {
  const harbour = createWallet(wallets.harbour)
  await listensIn(visitor.context)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox, { meld: { publicKey: 'key', url: `${onRamp.url}/meld` } }))
  await visitor.connects(harbour)
  visitor.complaints.expect(/status of 500/)
  sandbox.api?.fault({ path: '/v1/onramp/quote', answer: { status: 500 } })
  await wantsToPay(visitor, '50')
  await at(visitor, 'onramp-estimate').waitFor()
  await saysAloud(visitor, 'Estimate')
  const meld = await chooses(visitor, 'meld')
  const said = Object.fromEntries(new URL(meld.url()).searchParams)
  expect(said).toEqual({
    publicKey: 'key',
    destinationCurrencyCode: 'USDC',
    walletAddress: harbour.accounts[0],
    externalCustomerId: '0'.repeat(32),
  })
  await meld.close()
  await at(visitor, 'onramp.closed').waitFor()
  await at(visitor, 'onramp-again').click()

  onRamp.behaviour = 'late'
  const window = await chooses(visitor, 'coinbase')
  await pays(window)
  await visitor.modal.isAt('title.OnRampActivity')
  await eventually(() => at(visitor, 'onramp-purchase').textContent()).toContain('On its way')
  await visitor.reloads()
  await onRamp.deliver()
  await visitor.modal.toasts('buying.confirmed', { bought: '50 SUSD' })
})

test('a window that the browser blocks is reported, and so is a purchase that is cancelled [onramp-window] [onramp-watch]', async ({
  visitor,
  createWallet,
  sandbox,
  onRamp,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await wantsToPay(visitor, '20')
  await eventually(() => at(visitor, 'onramp-provider-coinbase').isEnabled()).toBe(true)
  await visitor.page.evaluate(() => {
    const { open } = globalThis
    globalThis.open = () => {
      globalThis.open = open
      return null
    }
  })
  await at(visitor, 'onramp-provider-coinbase').click()
  await at(visitor, 'onramp.popup').waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  onRamp.behaviour = 'failed'
  const [window] = await Promise.all([visitor.page.context().waitForEvent('page'), at(visitor, 'onramp-again').click()])
  await pays(window)
  await at(visitor, 'onramp.failed').waitFor()
  await at(visitor, 'onramp-again').click()
  await visitor.modal.isAt('title.OnRampProviders')
  expect(await at(visitor, 'onramp-amount').inputValue()).toBe('20')
})

test('a purchase that does not arrive within 180 s is reported, and so is its later arrival, wherever the user is [onramp-watch]', async ({
  visitor,
  createWallet,
  sandbox,
  onRamp,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [account = ''] = harbour.accounts
  const before = await dollarsOf(sandbox, account)
  const { clock } = visitor.page
  await visitor.installs(harbour)
  await clock.install()
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await wantsToPay(visitor, '30')
  const window = await chooses(visitor, 'coinbase')
  await at(visitor, 'onramp.waiting').waitFor()
  // The page's time goes on by itself too.
  await clock.runFor(120_000)
  await at(visitor, 'onramp.waiting').waitFor()
  await clock.runFor(61_000)
  await at(visitor, 'onramp.late').waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  await visitor.modal.close()
  // The user pays only now: by now the poll runs every 30 s.
  await pays(window)
  await clock.runFor(31_000)
  await visitor.modal.toasts('buying.confirmed', { bought: '29.7 SUSD' })
  expect((await dollarsOf(sandbox, account)) - before).toBe(29_700_000n)
  expect(onRamp.purchases).toHaveLength(1)
})

test('a reload while the user pays does not lose the outcome [onramp-watch]', async ({
  visitor,
  createWallet,
  sandbox,
  onRamp,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await wantsToPay(visitor, '40')
  const window = await chooses(visitor, 'coinbase')
  await at(visitor, 'onramp.waiting').waitFor()
  await visitor.reloads()
  expect(onRamp.purchases).toEqual([])
  await pays(window)
  await visitor.modal.toasts('buying.confirmed', { bought: '39.6 SUSD' })
})

test('a user who requests a provider’s page again keeps the amount, however often the request fails [onramp-link] [look-accessible]', async ({
  visitor,
  createWallet,
  sandbox,
  onRamp,
}) => {
  const harbour = createWallet(wallets.harbour)
  await listensIn(visitor.context)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  expect(onRamp.purchases).toEqual([])
  visitor.complaints.expect(/status of 400/)
  sandbox.api?.fault({ path: '/v1/generators/onrampurl', answer: { status: 400 }, times: 2 })
  await wantsToPay(visitor, '50')
  const asks = () => sandbox.api?.requests.filter(({ path }) => path === '/v1/generators/onrampurl').length
  const again = at(visitor, 'onramp-link-again')
  await again.waitFor()
  await saysAloud(visitor, 'The providers can’t be reached.')
  const asked = asks() ?? 0
  await again.press('Enter')
  await eventually(asks).toBe(asked + 1)
  await again.waitFor()
  expect(await focus(visitor.page)).toBe('onramp-amount')
  expect(await at(visitor, 'onramp-provider-coinbase').textContent()).toContain('No link found')
  await again.press('Enter')
  await eventually(() => at(visitor, 'onramp-provider-coinbase').isEnabled()).toBe(true)
  expect(await again.count()).toBe(0)
  expect(await focus(visitor.page)).toBe('onramp-amount')
})
