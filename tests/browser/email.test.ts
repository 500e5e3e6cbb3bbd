import { type Hex, verifyMessage } from 'viem'
import { message } from '../support/messages.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const signature = ({ page }: Visitor) => page.getByTestId('signature').textContent()

test('a new user approves the browser, types the code, signs, is still there after a reload, and disconnects [embedded-email] [embedded-device] [embedded-code] [embedded-connector] [embedded-provider] [embedded-approve]', async ({
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

  // Leaving it is saying no.
  await page.getByTestId('sign').click()
  await frame.getByRole('button', { name: 'Approve' }).waitFor()
  await modal.close()
  await modal.isGone()
  await eventually(() => signature(visitor)).toMatch(/^error: .*(aborted|rejected)/is)

  await page.getByTestId('disconnect').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@appkit-wallet/')))
  expect(left).toEqual([])
  await visitor.reloads()
  expect(await page.getByTestId('address').count()).toBe(0)
  expect(await page.locator('iframe').count()).toBe(0)
})

test('a returning user needs only the code: a wrong one, one that has expired, and a new one [embedded-resend]', async ({
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
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyOtp')
  const first = await person.codeIn(email)
  await person.types(first === '000000' ? '000001' : '000000')
  await modal.says('code.wrong')
  expect(await page.getByTestId('email-resend').count()).toBe(0)
  embedded.advance(20 * 60_000)
  await person.types(first)
  await modal.says('code.expired')

  await page.clock.runFor(31_000)
  await page.getByTestId('email-resend').click()
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

test('a device that is not approved leads back to the email, which says why', async ({ visitor, person }) => {
  await person.arrives()
  await person.asksForAMail('denied@example.test')
  await visitor.modal.isAt('title.EmailVerifyDevice')
  await person.answersTheLink('denied@example.test', 'Deny')
  await visitor.modal.isAt('title.EmailLogin')
  await eventually(() => visitor.page.getByTestId('email-problem').textContent()).toBe(message('device.refused'))
})
