import { type Hex, verifyMessage } from 'viem'
import { shortEmail } from '../../views/short-email.ts'
import { message } from '../support/messages.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { focus } from './harness/keyboard.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const signature = ({ page }: Visitor) => page.getByTestId('signature').textContent()

test('a new user approves the browser, types the code, signs, is still connected after a reload, and disconnects [embedded-email] [embedded-device] [embedded-code] [embedded-connector] [embedded-provider] [embedded-approve]', async ({
  visitor,
  person,
}) => {
  const { page, modal } = visitor
  const address = await person.logsIn('new@example.test')

  await page.getByTestId('sign').click()
  await modal.isAt('title.ApproveTransaction')
  const frame = page.frameLocator('#w3m-iframe')
  await frame.getByText('Hello').waitFor()
  await frame.getByRole('button', { name: 'Approve' }).click()
  await modal.isGone()
  await eventually(() => signature(visitor)).toMatch(/^0x/)
  const signed = (await signature(visitor)) as Hex
  expect(await verifyMessage({ address, message: 'Hello', signature: signed })).toBe(true)

  await visitor.reloads()
  expect(await person.isConnected()).toBe(address)
  expect(await signature(visitor)).toBe('idle')
  await page.getByTestId('sign').click()
  await frame.getByRole('button', { name: 'Reject' }).click()
  await modal.isGone()
  await eventually(() => signature(visitor)).toMatch(/^error: .*rejected/is)

  // Leaving counts as a rejection.
  await page.getByTestId('sign').click()
  await frame.getByRole('button', { name: 'Approve' }).waitFor()
  await modal.close()
  await modal.isGone()
  await eventually(() => signature(visitor)).toMatch(/^error: .*rejected/is)

  await page.getByTestId('disconnect').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@appkit-wallet/')))
  expect(left).toEqual([])
  await visitor.reloads()
  expect(await page.getByTestId('address').count()).toBe(0)
  expect(await page.locator('iframe').count()).toBe(0)
})

test('a returning user needs only the code, and meets a wrong code, an expired code and a new code [embedded-resend]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const email = 'returning@example.test'
  const address = await person.logsIn(email)
  await page.getByTestId('disconnect').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)

  await page.clock.install()
  // The page's date stands still, so that 30 s after the mail no other is sent.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyOtp')
  // A second answer to the same request changes nothing.
  embedded.fault({ name: 'CONNECT_OTP', answer: 'twice' })
  const first = await person.codeIn(email)
  await person.types(first === '000000' ? '000001' : '000000')
  await modal.says('code.wrong')
  expect(await page.getByTestId('email-code').locator('bdi').textContent()).toBe(email)
  // All digits are wrong and one has the focus: the focus must be visible.
  const edge = (place: number) =>
    page.getByTestId(`code-digit-${place}`).evaluate((digit) => getComputedStyle(digit).borderColor)
  await eventually(() => focus(page)).toBe('code-digit-1')
  expect(await edge(1)).not.toBe(await edge(2))
  expect(await edge(2)).toBe(await page.getByTestId('code-problem').evaluate((text) => getComputedStyle(text).color))
  expect(await page.getByTestId('email-resend').count()).toBe(0)
  // Back at the email field there is no error, and the same email leads to the code that is already in the mailbox.
  await modal.goBack()
  await modal.isAt('title.EmailLogin')
  expect(await page.getByTestId('email-problem').count()).toBe(0)
  await page.getByTestId('email-submit').click()
  await modal.isAt('title.EmailVerifyOtp')
  // So does the modal if it was closed meanwhile.
  await page.keyboard.press('Escape')
  await modal.isGone()
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyOtp')
  embedded.advance(20 * 60_000)
  await person.types(first)
  await modal.says('code.expired')

  await page.clock.setFixedTime(now + 31_000)
  await page.clock.runFor(31_000)
  await page.getByTestId('email-resend').click()
  await modal.snacks('code.resent')
  const second = await person.codeIn(email)
  await eventually(() => page.getByTestId('code-digit-1').isEditable()).toBe(true)
  await page.getByTestId('code-digit-3').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, ` ${second} `)
  await page.clock.runFor(5_000)
  expect(await person.isConnected()).toBe(address)
})

test('a device that is not approved leads back to the email field, with the reason [look-first-field]', async ({
  visitor,
  person,
}) => {
  await person.arrives()
  await person.asksForAMail('denied@example.test')
  await visitor.modal.isAt('title.EmailVerifyDevice')
  // In right-to-left text, an email is still truncated at its own end.
  expect(await visitor.page.getByTestId('email-device').locator('bdi').textContent()).toBe('denied@example.test')
  // A user who goes back and enters it again is told about the link that is already in the mailbox.
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.EmailLogin')
  await visitor.page.getByTestId('wui-email-input').press('Enter')
  await visitor.modal.isAt('title.EmailVerifyDevice')
  await person.answersTheLink('denied@example.test', 'Deny')
  await visitor.modal.isAt('title.EmailLogin')
  await eventually(() => visitor.page.getByTestId('email-problem').textContent()).toBe(message('device.refused'))
  await eventually(() => focus(visitor.page)).toBe('wui-email-input')
})

test('the link in the mail counts, whether the user has gone back or closed the modal meanwhile [embedded-device]', async ({
  visitor,
  person,
}) => {
  const { modal, page } = visitor
  const email = 'back@example.test'
  await person.arrives()
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyDevice')
  await modal.goBack()
  await modal.isAt('title.EmailLogin')
  await page.getByTestId('wui-email-input').press('Enter')
  await modal.isAt('title.EmailVerifyDevice')
  await page.keyboard.press('Escape')
  await modal.isGone()
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyDevice')
  await person.answersTheLink(email, 'Approve')
  await person.types(await person.codeIn(email))
  await person.isConnected()
})

test('the user changes the email with a code to each address, and can switch the account’s type [embedded-email-change] [embedded-account-type] [embedded-user] [account-settings]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const { dialog } = modal
  const [before, after] = ['before@example.test', 'after@example.test']
  const user = async () => JSON.parse((await page.getByTestId('user').textContent()) || '{}')
  const smart = await person.logsIn(before)
  expect(await user()).toMatchObject({ user: { email: before }, authProvider: 'email', accountType: 'smartAccount' })
  await visitor.opensTheModal()
  await dialog.getByTestId('account-settings-button').click()
  await modal.isAt('title.AccountSettings')
  await dialog.getByText(before).waitFor()
  await eventually(() => flaws(visitor)).toEqual([])

  // An invalid email is reported, and a wrong code changes nothing.
  await dialog.getByTestId('w3m-account-email-update').click()
  await modal.isAt('title.UpdateEmailWallet')
  await eventually(() => focus(page)).toBe('wui-email-input')
  const field = dialog.getByTestId('wui-email-input')
  await field.fill('after')
  await page.keyboard.press('Enter')
  await eventually(() => page.getByTestId('email-problem').textContent()).toBe(message('email.invalid'))
  await field.fill(after)
  await page.keyboard.press('Enter')
  await modal.isAt('title.UpdateEmailPrimaryOtp')
  const first = await person.codeIn(before)
  await person.types(first === '000000' ? '000001' : '000000')
  await modal.says('code.wrong')
  await person.types(first)
  await modal.isAt('title.UpdateEmailSecondaryOtp')
  expect(await user()).toMatchObject({ user: { email: before } })
  await person.types(await person.codeIn(after))
  await modal.isAt('title.AccountSettings')
  await dialog.getByText(after).waitFor()
  expect(await user()).toMatchObject({ user: { email: after } })

  // If the service refuses, the row says so; if it is slow, its answer counts even after the settings have closed.
  const other = dialog.getByTestId('account-toggle-preferred-account-type')
  embedded.fault({ name: 'SET_PREFERRED_ACCOUNT', answer: { error: 'Something went wrong' }, times: 1 })
  await other.click()
  await modal.says('frame.failed')
  embedded.fault({ name: 'SET_PREFERRED_ACCOUNT', delay: 1_000, times: 1 })
  await other.click()
  await modal.close()
  await eventually(async () => (await user()).accountType).toBe('eoa')

  // The other account signs, and is still the active one after a reload.
  const plain = (await page.getByTestId('address').textContent()) as Hex
  expect(plain).not.toBe(smart)
  await eventually(() => page.getByTestId('wagmi-address').textContent()).toBe(plain)
  await modal.isGone()
  await visitor.reloads()
  expect(await person.isConnected()).toBe(plain)
  expect(await user()).toMatchObject({ user: { email: after }, accountType: 'eoa' })
  await page.getByTestId('sign').click()
  const frame = page.frameLocator('#w3m-iframe')
  await frame.getByRole('button', { name: 'Approve' }).click()
  await eventually(() => signature(visitor)).toMatch(/^0x/)
  const signed = (await signature(visitor)) as Hex
  expect(await verifyMessage({ address: plain, message: 'Hello', signature: signed })).toBe(true)
  await modal.isGone()

  // The dApp can ask for a new email too; closing the modal provides none.
  await page.getByTestId('update-email').click()
  await modal.isAt('title.UpdateEmailWallet')
  await modal.close()
  const updated = () => page.getByTestId('updated-email').textContent()
  await eventually(updated).toBe('Request was aborted')

  // After a change the dApp gets the new email; a long one is truncated on display.
  const long = 'someone.with.a.long.name@example.test'
  await page.getByTestId('update-email').click()
  await field.fill(long)
  await page.keyboard.press('Enter')
  await modal.isAt('title.UpdateEmailPrimaryOtp')
  await person.types(await person.codeIn(after))
  await modal.isAt('title.UpdateEmailSecondaryOtp')
  await person.types(await person.codeIn(long))
  await modal.isGone()
  await eventually(updated).toBe(long)
  await visitor.opensTheModal()
  await dialog.getByTestId('account-settings-button').click()
  await dialog.getByTestId('w3m-account-email-update').getByText(shortEmail(long), { exact: true }).waitFor()
  expect(shortEmail(long)).not.toBe(long)
})

test('no button moves when the account’s holdings load', async ({ visitor, person }) => {
  const { modal } = visitor
  const file = /\/assets\/portfolio-/
  const held = Promise.withResolvers<void>()
  await visitor.context.route(file, async (route) => {
    const response = await route.fetch()
    // The flow's file has the same name.
    if ((await response.text()).includes('portfolio-total')) await held.promise
    await route.fulfill({ response })
  })
  await person.logsIn('still@example.test')
  await visitor.opensTheModal()
  const buttons = modal.dialog.getByRole('button')
  const places = () => buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  await modal.dialog.getByTestId('disconnect-button').waitFor()
  expect(await modal.dialog.getByTestId('portfolio-total').count()).toBe(0)
  const before = await places()
  const settings = await modal.dialog.getByTestId('account-settings-button').elementHandle()
  held.resolve()
  await modal.dialog.getByTestId('portfolio-total').waitFor()
  expect(await places()).toEqual(before)
  await modal.dialog.getByTestId('portfolio-token-ETH').waitFor()
  expect(await places()).toEqual(before)
  // The same button as before: a replaced one would miss earlier presses.
  expect(await settings?.evaluate((button) => button.isConnected)).toBe(true)
  await visitor.context.unroute(file)
})
