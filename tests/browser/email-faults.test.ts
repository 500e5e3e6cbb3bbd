import { type Hex, verifyMessage } from 'viem'
import { message } from '../support/messages.ts'
import { reads } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const signature = ({ page }: Visitor) => page.getByTestId('signature').textContent()
/** Presses a button of the dApp although the page behind the modal is inert, as a script of the dApp could. */
const pressBehind = ({ page }: Visitor, testId: string) =>
  page.getByTestId(testId).evaluate((button: HTMLButtonElement) => button.click())
/**
 * What is left of a login in the page. The time of the last mail counts in each tab, whatever became of it
 * [embedded-resend].
 */
const left = () =>
  Object.keys(localStorage).filter(
    (key) =>
      (key.startsWith('@appkit-wallet/') || key === '@appkit/connected_social') &&
      !key.endsWith('LAST_EMAIL_LOGIN_TIME'),
  )

test('a frame without storage still logs in; it answers two simultaneous requests in turn and allows a network change meanwhile, and an expired session ends the connection [embedded-approve] [embedded-session]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  // A different site from the page's: the browser lets it store nothing there.
  const elsewhere = embedded.world.frameUrl.replace('127.0.0.1', 'localhost')
  await visitor.context.addInitScript((origin) => {
    const denied = () => {
      throw new DOMException('Storage is denied', 'SecurityError')
    }
    if (location.origin === origin) Object.defineProperty(window, 'localStorage', { get: denied })
  }, new URL(elsewhere).origin)
  const address = await person.logsIn('ada+tag@example.test', { embedded: elsewhere })
  const inside = page.frames().find((each) => each.url().startsWith(elsewhere))
  await expect(inside?.evaluate(() => localStorage.length)).rejects.toThrow('Storage is denied')
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

test('a page that cannot show a frame reports it in time, as does a domain that the service does not allow; another tab sends no mail meanwhile, and a half-finished login leaves nothing [embedded-load] [embedded-alerts] [embedded-resend] [embedded-half-done]', async ({
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

  // The other tab is ready before the first mail, after which no tab sends another for 30 s.
  await visitor.context.unroute(/\/fixture\/\?/)
  const other = await visitor.opensATab()
  await other.page.goto(page.url())
  await other.opensTheModal()
  await other.page.getByTestId('wui-email-input').fill('grace@example.test')
  await visitor.reloads()
  embedded.fault({ name: 'CONNECT_EMAIL', answer: { error: 'unverified_domain' }, times: 1 })
  await person.asksForAMail('ada@example.test')
  await visitor.letsPass(1_000)
  await eventually(problem).toBe(message('frame.domain'))
  await page.getByTestId('wui-email-input').press('Enter')
  await modal.isAt('title.EmailVerifyDevice')

  await other.page.getByTestId('wui-email-input').press('Enter')
  await visitor.letsPass(1_000)
  const toldThere = () => other.page.getByTestId('email-problem').textContent()
  await eventually(toldThere).toMatch(/^Please try again after \d+ seconds$/)
  await other.page.close()

  await visitor.reloads()
  expect(await page.getByTestId('status').textContent()).toBe('disconnected')
  expect(await page.evaluate(left)).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)
  await visitor.opensTheModal()
  await modal.isAt('title.Connect')
})

test('a login that the user leaves while the service checks it leaves nothing, and another way succeeds; one that the service never answers times out after 120 s with an alert [embedded-half-done] [embedded-patience] [embedded-alerts]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const email = 'left@example.test'
  const before = embedded.messages.length
  const heard = (name: string) => embedded.messages.slice(before).filter((each) => each.name === name).length
  await visitor.takesTheClock()
  await person.arrives({ settings: JSON.stringify({ debug: true }) })

  // A slow service logs in all the same: that login is undone.
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyDevice')
  await person.answersTheLink(email, 'Approve')
  await modal.isAt('title.EmailVerifyOtp')
  const proved = Promise.withResolvers<void>()
  embedded.fault({ name: 'CONNECT_OTP', until: proved.promise, times: 1 })
  await person.types(await person.codeIn(email))
  await eventually(() => heard('CONNECT_OTP')).toBe(1)
  await modal.goBack()
  await modal.isAt('title.EmailLogin')
  proved.resolve()
  await eventually(() => heard('SIGN_OUT')).toBe(1)
  expect(await page.evaluate(left)).toEqual([])

  // The user leaves at the provider's answer, and then for good while the service is silent.
  await modal.goBack()
  await modal.isAt('title.Connect')
  const chosen = Promise.withResolvers<void>()
  embedded.fault({ name: 'CONNECT_SOCIAL', until: chosen.promise, times: 1 })
  await person.entersAt(await person.choosesProvider('google'), 'social@example.test')
  await eventually(() => heard('CONNECT_SOCIAL')).toBe(1)
  await modal.goBack()
  await modal.isAt('title.Connect')
  chosen.resolve()
  await eventually(() => heard('SIGN_OUT')).toBe(2)
  expect(await page.evaluate(left)).toEqual([])

  embedded.fault({ name: 'GET_SOCIAL_REDIRECT_URI', answer: 'hang', times: 1 })
  const window = await person.choosesProvider('google')
  await eventually(() => heard('GET_SOCIAL_REDIRECT_URI')).toBe(2)
  await visitor.letsPass(120_000)
  await modal.says('frame.timeout')
  await eventually(() => page.getByTestId('wui-alertbar-title').allTextContents()).toEqual([
    message('alert.frameTimeout'),
  ])
  await eventually(() => window.isClosed()).toBe(true)

  await modal.goBack()
  await modal.isAt('title.Connect')
  await page.getByTestId('wui-email-input').fill(email)
  await page.keyboard.press('Enter')
  await modal.isAt('title.EmailVerifyOtp')
  await person.types(await person.codeIn(email))
  await person.isConnected()
})

test('after a reload at any step of a login the page can start over, and later continue what was already agreed [embedded-half-done] [embedded-approve] [embedded-email-change]', async ({
  visitor,
  person,
}) => {
  const { page, modal } = visitor
  const email = 'reloads@example.test'
  const begins = async () => {
    await visitor.reloads()
    expect(await page.getByTestId('status').textContent()).toBe('disconnected')
    expect(await page.evaluate(left)).toEqual([])
    await modal.isGone()
  }
  await person.arrives()
  await visitor.opensTheModal()
  await page.getByTestId('social-selector-farcaster').click()
  await reads(visitor, /^http/)
  await begins()

  // The provider's window stays open: what happens there has no effect, and the next login reuses it.
  await visitor.opensTheModal()
  const window = await person.choosesProvider('google')
  await modal.says('social.awaitingHint')
  await window.getByRole('textbox', { name: 'Email' }).waitFor()
  await begins()
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyDevice')
  await person.answersTheLink(email, 'Approve')
  await modal.isAt('title.EmailVerifyOtp')
  await person.codeIn(email)
  await begins()
  await visitor.opensTheModal()
  await page.getByTestId('social-selector-google').click()
  await modal.says('social.awaitingHint')
  await person.entersAt(window, email)
  const address = await person.isConnected()

  // From then on only the logged-in user survives a reload.
  await page.getByTestId('sign').click()
  await page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' }).waitFor()
  await visitor.reloads()
  expect(await person.isConnected()).toBe(address)
  await page.getByTestId('update-email').click()
  await page.getByTestId('wui-email-input').fill('other@example.test')
  await page.keyboard.press('Enter')
  await modal.isAt('title.UpdateEmailPrimaryOtp')
  await person.types(await person.codeIn(email))
  await modal.isAt('title.UpdateEmailSecondaryOtp')
  await visitor.reloads()
  expect(await person.isConnected()).toBe(address)
  expect(JSON.parse((await page.getByTestId('user').textContent()) ?? '{}')).toMatchObject({ user: { email } })
  await page.getByTestId('sign').click()
  await page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' }).click()
  await eventually(() => signature(visitor)).toMatch(/^0x/)
})

test('when the user cannot be read after a login, they are logged out, told so, and can log in another way [embedded-half-done]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const email = 'unread@example.test'
  const before = embedded.messages.length
  const outs = () => embedded.messages.slice(before).filter(({ name }) => name === 'SIGN_OUT').length
  const isOut = async (times: number) => {
    await eventually(outs).toBe(times)
    expect(await page.evaluate(left)).toEqual([])
  }
  const refuses = () => embedded.fault({ name: 'GET_USER', answer: { error: 'Not now.' }, times: 1 })
  await person.arrives()

  refuses()
  await person.proves(email)
  await modal.isAt('title.EmailLogin')
  await eventually(() => page.getByTestId('email-problem').textContent()).toBe(message('frame.failed'))
  await isOut(1)
  await modal.goBack()

  refuses()
  await person.entersAt(await person.choosesProvider('google'), 'unread-too@example.test')
  await modal.says('frame.failed')
  await isOut(2)
  await modal.goBack()

  refuses()
  await page.getByTestId('social-selector-farcaster').click()
  await person.scansFarcaster(await reads(visitor, /^http/), 'Sign in')
  await modal.says('frame.failed')
  await isOut(3)
  await modal.goBack()

  // The frame has no login: the same email needs a code.
  await page.getByTestId('wui-email-input').fill(email)
  await page.keyboard.press('Enter')
  await modal.isAt('title.EmailVerifyOtp')
  await person.types(await person.codeIn(email))
  await person.isConnected()
  expect(outs()).toBe(3)
})

test('a reload while a code is checked, or before the user is read, leaves no login in the page or the frame [embedded-half-done]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const email = 'cut-off@example.test'
  const before = embedded.messages.length
  const heard = (name: string) => embedded.messages.slice(before).filter((each) => each.name === name).length
  let outs = 0
  /** There is no login: the same email needs a code again. */
  const leavesNothing = async () => {
    await visitor.reloads()
    expect(await page.getByTestId('status').textContent()).toBe('disconnected')
    outs += 1
    await eventually(() => heard('SIGN_OUT')).toBe(outs)
    expect(await page.evaluate(left)).toEqual([])
    await visitor.letsPass(30_000)
    await person.asksForAMail(email)
    await modal.isAt('title.EmailVerifyOtp')
  }
  await visitor.takesTheClock()
  await person.arrives()
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyDevice')
  await person.answersTheLink(email, 'Approve')
  await modal.isAt('title.EmailVerifyOtp')

  // The frame has logged in, and its answer is on its way.
  embedded.fault({ name: 'CONNECT_OTP', answer: 'otherId', times: 1 })
  await person.types(await person.codeIn(email))
  const frame = page.frames().find((each) => each.url().startsWith(embedded.world.url))
  await eventually(() =>
    frame?.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('session:'))),
  ).toBe(true)
  await leavesNothing()

  // The code was right, and the user has yet to be read.
  embedded.fault({ name: 'GET_USER', answer: 'hang', times: 1 })
  await person.types(await person.codeIn(email))
  await eventually(() => heard('GET_USER')).toBe(1)
  await leavesNothing()

  await person.types(await person.codeIn(email))
  const address = await person.isConnected()
  await visitor.reloads()
  expect(await person.isConnected()).toBe(address)
  expect(heard('SIGN_OUT')).toBe(outs)
})

test('a login that the user leaves with Back or by closing while the wallet connects is signed out, and connects nothing later [embedded-half-done]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const email = 'undone@example.test'
  const before = embedded.messages.length
  const heard = (name: string) => embedded.messages.slice(before).filter((each) => each.name === name).length
  let outs = 0
  /** The frame is asked for the user, and answers once they have left. */
  const leavesBefore = async (leave: () => Promise<void>) => {
    outs += 1
    await eventually(() => heard('GET_USER')).toBe(outs)
    await leave()
    answers()
    await eventually(() => heard('SIGN_OUT')).toBe(outs)
    await visitor.letsPass(3_000)
    expect(await page.evaluate(left)).toEqual([])
    expect(await page.getByTestId('status').textContent()).toBe('disconnected')
  }
  let answers = () => {}
  const slow = () => {
    const { promise: until, resolve } = Promise.withResolvers<void>()
    answers = resolve
    embedded.fault({ name: 'GET_USER', until, times: 1 })
  }
  await visitor.takesTheClock()
  await person.arrives()

  slow()
  await person.proves(email)
  await leavesBefore(async () => {
    await modal.goBack()
    await modal.isAt('title.EmailLogin')
  })
  await modal.goBack()

  slow()
  await person.entersAt(await person.choosesProvider('google'), 'undone-too@example.test')
  await leavesBefore(async () => {
    await modal.goBack()
    await modal.isAt('title.Connect')
  })

  slow()
  await person.choosesProvider('google')
  await leavesBefore(() => modal.close())

  // The frame has no login: the same email needs a code.
  await visitor.letsPass(30_000)
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyOtp')
  await person.types(await person.codeIn(email))
  await person.isConnected()
  expect(heard('SIGN_OUT')).toBe(outs)
})

test('a login whose wallet code fails to load is signed out, told to the user, and succeeds on the next try [embedded-half-done]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const email = 'unloaded@example.test'
  const before = embedded.messages.length
  const outs = () => embedded.messages.slice(before).filter(({ name }) => name === 'SIGN_OUT').length
  const isOut = async (times: number) => {
    await eventually(outs).toBe(times)
    expect(await page.evaluate(left)).toEqual([])
    expect(await page.getByTestId('status').textContent()).toBe('disconnected')
  }
  visitor.complaints.expect(/Failed to load resource|ERR_FAILED|dynamically imported module/)
  await person.arrives()
  const found = await visitor.loses('There is no login.')

  await person.proves(email)
  await modal.isAt('title.EmailLogin')
  await eventually(() => page.getByTestId('email-problem').textContent()).toBe(message('adapter.failed'))
  await isOut(1)
  await modal.goBack()

  await person.entersAt(await person.choosesProvider('google'), 'unloaded-too@example.test')
  await modal.says('adapter.failed')
  await isOut(2)
  await modal.goBack()

  // The frame has no login: the same email needs a code.
  found()
  await page.getByTestId('wui-email-input').fill(email)
  await page.keyboard.press('Enter')
  await modal.isAt('title.EmailVerifyOtp')
  await person.types(await person.codeIn(email))
  await person.isConnected()
  expect(outs()).toBe(2)
})
