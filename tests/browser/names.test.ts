import type { Sandbox } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { focus } from './harness/keyboard.ts'
import { replays } from './harness/replays.ts'
import { ask, at } from './harness/sends.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** From the page to the name form. */
async function toTheForm({ modal }: Visitor): Promise<void> {
  await modal.dialog.getByTestId('account-settings-button').click()
  await modal.dialog.getByTestId('account-choose-name-button').click()
  await modal.dialog.getByTestId('name-begin').click()
  await modal.isAt('title.RegisterAccountName')
}

const names = ({ api }: Sandbox) => api?.blockchain.names.map(({ name }) => name)

test('an embedded wallet’s user chooses a free name, rejects, signs, and has the name at once [names-where] [names-suggest] [names-message] [names-known] [names-registered]', async ({
  visitor,
  person,
  sandbox,
}) => {
  const { page, modal, context } = visitor
  const { dialog } = modal
  // Names that are refused, and names that are free.
  visitor.complaints.expect(/status of (40[04]|500)/)
  const address = await person.logsIn('ada@example.test', { ...projectOf(sandbox), record: '' })
  sandbox.api?.blockchain.names.push({
    name: 'lovelace.reown.id',
    addresses: { 60: { address: '0x0000000000000000000000000000000000000001', created: 0 } },
  })
  await visitor.opensTheModal()
  await toTheForm(visitor)

  // Input is normalized, and the name belongs to another account.
  const field = dialog.getByTestId('wui-ens-input')
  await field.pressSequentially('Love.Lace')
  expect(await field.inputValue()).toBe('lovelace')
  await modal.says('name.taken', { name: 'lovelace.reown.id' })
  expect(await dialog.getByTestId('name-register').isEnabled()).toBe(false)
  await eventually(() => flaws(visitor)).toEqual([])
  await dialog.getByTestId('account-name-suggestion').filter({ hasText: 'my-lovelace.reown.id' }).click()
  await eventually(() => field.inputValue()).toBe('my-lovelace')

  // The wallet's frame asks over the form, which is there again after a rejection.
  const frame = page.frameLocator('#w3m-iframe')
  await dialog.getByTestId('name-register').click()
  await frame.getByRole('button', { name: 'Reject' }).click()
  await modal.isAt('title.RegisterAccountName')
  await modal.says('wallet.rejected', { wallet: message('name.wallet') })
  expect(names(sandbox)).toEqual(['lovelace.reown.id'])

  // Another account was faster: the user takes another name, or checks the same one again, and the focus is back in the
  // modal.
  sandbox.api?.blockchain.names.push({ name: 'my-lovelace.reown.id', addresses: {} })
  await dialog.getByTestId('name-register').click()
  await frame.getByText('my-lovelace.reown.id').waitFor()
  await frame.getByRole('button', { name: 'Approve' }).click()
  await modal.says('name.refused', { reason: 'Name is already registered' })
  expect(await dialog.getByTestId('name-register').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
  await dialog.getByTestId('name-check').press('Enter')
  await modal.says('name.taken', { name: 'my-lovelace.reown.id' })
  // The pressed button has become the one that registers, and waits: it keeps the focus.
  await eventually(() => focus(page)).toBe('name-register')

  await field.fill('Countess-Ada.reown.id')
  expect(await field.inputValue()).toBe('countess-ada')
  await modal.says('name.free', { name: 'countess-ada.reown.id' })
  // The answer is lost, but the service has registered the name.
  await context.route(
    /v1\/profile\/account\?/,
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } })
    },
    { times: 1 },
  )
  await dialog.getByTestId('name-register').click()
  await frame.getByRole('button', { name: 'Approve' }).click()
  await modal.says('name.done', { name: 'countess-ada.reown.id' })
  const mine = sandbox.api?.blockchain.names.at(-1)
  expect(mine).toMatchObject({ name: 'countess-ada.reown.id', addresses: { [0x80000000 + 31_337]: { address } } })

  await dialog.getByTestId('name-finish').click()
  await modal.isAt('title.AccountSettings')
  expect(await dialog.getByTestId('account-choose-name-button').count()).toBe(0)
  await dialog.getByTestId('header-back').click()
  await modal.isAt('title.Account')
  await eventually(() => dialog.getByTestId('account-name').textContent()).toBe('countess-ada.reown.id')
  await modal.close()
  await modal.isGone()

  // The recording contains neither the account nor what it signed.
  const sent = sandbox.api?.requests.findLast(({ method, path }) => method === 'POST' && path === '/v1/profile/account')
  const signed = Object.values(sent?.body ?? {}).map((value) => JSON.stringify(value).slice(1, -1))
  await replays(visitor, [address, 'ada@example.test', ...signed.filter((each) => each.length > 20)])

  // The name resolves to the account for senders, and the account resolves to its name.
  await visitor.reloads()
  await person.isConnected()
  await ask(sandbox.one.directUrl, 'anvil_setBalance', [address, `0x${(10n ** 18n).toString(16)}`])
  await visitor.opensTheModal()
  await eventually(() => dialog.getByTestId('account-name').textContent()).toBe('countess-ada.reown.id')
  await at(visitor, 'wallet-features-send-button').click()
  await at(visitor, 'send-amount').fill('0.1')
  await at(visitor, 'send-receiver').fill('countess-ada.reown.id')
  await eventually(() => at(visitor, 'send-resolved').textContent()).toBe(address)
  await at(visitor, 'send-next').click()
  await modal.isAt('title.WalletSendPreview')
  await at(visitor, 'send.ready').waitFor()
  expect(await at(visitor, 'send-to').textContent()).toBe(address)
})

test('a user who closes the modal during a registration is told its outcome: the name, or the reason [names-end] [names-registered]', async ({
  visitor,
  person,
  sandbox,
}) => {
  const { page, modal, context } = visitor
  const { dialog } = modal
  visitor.complaints.expect(/status of (40[04])/)
  await person.logsIn('grace@example.test', projectOf(sandbox))
  /** Registers a name, and closes the modal before the service answers; returns a function that lets it answer. */
  const leaves = async (name: string) => {
    const answer = Promise.withResolvers<void>()
    await context.route(
      /v1\/profile\/account\?/,
      async (route) => {
        await answer.promise
        await route.continue()
      },
      { times: 1 },
    )
    await visitor.opensTheModal()
    await toTheForm(visitor)
    await dialog.getByTestId('wui-ens-input').fill(name)
    await modal.says('name.free', { name: `${name}.reown.id` })
    await dialog.getByTestId('name-register').click()
    await page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' }).click()
    await modal.says('name.registering')
    await modal.close()
    return answer.resolve
  }

  const refuse = await leaves('hopper')
  sandbox.api?.blockchain.names.push({ name: 'hopper.reown.id', addresses: {} })
  refuse()
  await modal.toasts('naming.refused', { name: 'hopper.reown.id', reason: 'Name is already registered' })

  const register = await leaves('grace-hopper')
  expect(names(sandbox)).not.toContain('grace-hopper.reown.id')
  register()
  await modal.toasts('naming.registered', { name: 'grace-hopper.reown.id' })
  expect(names(sandbox)).toContain('grace-hopper.reown.id')
  await visitor.opensTheModal()
  await eventually(() => dialog.getByTestId('account-name').textContent()).toBe('grace-hopper.reown.id')
})
