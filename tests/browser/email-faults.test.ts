import { type Hex, verifyMessage } from 'viem'
import { message } from '../support/messages.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const signature = ({ page }: Visitor) => page.getByTestId('signature').textContent()
/** Presses a button of the dApp, though the page behind the modal is inert: as a script of the dApp's would. */
const pressBehind = ({ page }: Visitor, testId: string) =>
  page.getByTestId(testId).evaluate((button: HTMLButtonElement) => button.click())
/** What is left of a login in the page. */
const left = () => Object.keys(localStorage).filter((key) => key.startsWith('@appkit-wallet/'))

test('a frame that has no storage logs in all the same; asked twice at once it asks one after the other, a network may change meanwhile, and an expired session ends the connection [embedded-approve] [embedded-session]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  // Another site than the page's: this browser lets it keep nothing there.
  const elsewhere = embedded.world.frameUrl.replace('127.0.0.1', 'localhost')
  const address = await person.logsIn('ada+tag@example.test', { embedded: elsewhere })
  const frame = page.frameLocator('#w3m-iframe')

  await page.getByTestId('sign').click()
  await modal.isAt('title.ApproveTransaction')
  await frame.getByText('Hello').waitFor()
  await pressBehind(visitor, 'sign-more')
  await pressBehind(visitor, 'switch')
  await eventually(() => page.getByTestId('chain').textContent()).toBe('31338')
  await frame.getByRole('button', { name: 'Approve' }).click()
  await eventually(() => signature(visitor)).toMatch(/^0x/)
  const signed = (await signature(visitor)) as Hex
  expect(await verifyMessage({ address, message: 'Hello', signature: signed })).toBe(true)
  await modal.isAt('title.ApproveTransaction')
  await frame.getByText('More').waitFor()
  await frame.getByRole('button', { name: 'Reject' }).click()
  await modal.isGone()
  await eventually(() => page.getByTestId('more').textContent()).toMatch(/rejected/i)

  await visitor.reloads()
  expect(await person.isConnected()).toBe(address)
  embedded.expireSessions()
  await page.getByTestId('sign').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)
  expect(await page.evaluate(left)).toEqual([])
  await modal.isGone()
  await visitor.opensTheModal()
  await page.getByTestId('wui-email-input').waitFor()
})

test('a page that may show no frame says so in time, and a domain that the service does not allow; another tab mails nothing meanwhile, and what is left half done leaves nothing [embedded-load] [embedded-alerts] [embedded-resend]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  visitor.complaints.expect(/frame-src|Framing|status of 4\d\d/)
  await visitor.context.route(/\/fixture\/\?/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "frame-src 'none'" } })
  })
  await visitor.takesTheClock()
  await person.arrives()
  await person.asksForAMail('ada@example.test')
  await page.locator('#w3m-iframe').waitFor({ state: 'attached' })
  await visitor.letsPass(20_000)
  const problem = () => page.getByTestId('email-problem').textContent()
  await eventually(problem).toBe(message('frame.unreachable'))
  await modal.goBack()
  await modal.isAt('title.Connect')

  await visitor.context.unroute(/\/fixture\/\?/)
  await visitor.reloads()
  embedded.fault({ name: 'CONNECT_EMAIL', answer: { error: 'unverified_domain' }, times: 1 })
  await person.asksForAMail('ada@example.test')
  await visitor.letsPass(1_000)
  await eventually(problem).toBe(message('frame.domain'))
  await page.getByTestId('wui-email-input').press('Enter')
  await modal.isAt('title.EmailVerifyDevice')

  const other = await visitor.opensATab()
  await other.page.goto(page.url())
  await other.opensTheModal()
  await other.page.getByTestId('wui-email-input').fill('grace@example.test')
  await other.page.keyboard.press('Enter')
  await visitor.letsPass(1_000)
  const toldThere = () => other.page.getByTestId('email-problem').textContent()
  await eventually(toldThere).toMatch(/^Please try again after \d+ seconds$/)
  await other.page.close()

  await visitor.reloads()
  expect(await page.getByTestId('status').textContent()).toBe('disconnected')
  expect(await page.locator('iframe').count()).toBe(0)
  await visitor.opensTheModal()
  await modal.isAt('title.Connect')
})
