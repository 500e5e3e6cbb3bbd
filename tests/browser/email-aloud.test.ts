import { message } from '../support/messages.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { forgetsIn, heardIn, listensIn } from './harness/listener.ts'
import { expect } from './harness/test.ts'

test('after a login by email or at a provider, the screen reader last hears that the wallet is connected [embedded-email] [look-accessible]', async ({
  visitor,
  person,
}) => {
  const { page, modal, context } = visitor
  const connected = new RegExp(`^${message('connecting.connected')}`)
  const last = async () => (await heardIn(page)).at(-1)
  await listensIn(context)
  // It is shown for 0.9 s.
  await context.addInitScript(() => {
    const look = () => {
      const isShown = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('[data-testid=logged-in]')
      if (isShown) Object.assign(window, { hasShownLogin: true })
      else requestAnimationFrame(look)
    }
    look()
  })
  await person.logsIn('aloud@example.test')
  expect(await page.evaluate(() => Reflect.get(window, 'hasShownLogin'))).toBe(true)
  expect(await last()).toMatch(connected)

  await page.getByTestId('disconnect').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)
  await forgetsIn(page)
  await visitor.opensTheModal()
  const google = await person.choosesProvider('google')
  await modal.says('social.awaitingHint')
  await person.entersAt(google, 'aloud@example.test')
  await person.isConnected()
  expect(await last()).toMatch(connected)
})

test('an email that is requested too soon is announced once, and the countdown is silent [embedded-resend] [look-accessible]', async ({
  visitor,
  person,
}) => {
  const { page, modal } = visitor
  const told = (seconds: number) => message('email.tooSoon', { seconds })
  const problem = page.getByTestId('email-problem')
  await listensIn(visitor.context)
  await visitor.takesTheClock()
  await person.arrives()
  await person.asksForAMail('first@example.test')
  await modal.isAt('title.EmailVerifyDevice')
  await modal.goBack()
  await modal.isAt('title.EmailLogin')
  await page.getByTestId('wui-email-input').fill('second@example.test')
  await forgetsIn(page)
  await page.keyboard.press('Enter')
  const secondsOf = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0])
  await eventually(async () => (await heardIn(page)).length).toBe(1)
  // The countdown goes on while this test reads it: what was announced, and not the text, says where it began.
  const announced = secondsOf((await heardIn(page))[0])
  await eventually(async () => secondsOf(await problem.textContent())).toBeLessThan(announced - 1)
  expect(await heardIn(page)).toEqual([told(announced)])
  // The user reads the mail in another app: the page sleeps, and its timers count nothing. The wait is over all the same.
  await visitor.stopsTheClock()
  await visitor.letsPass(30_000)
  await eventually(() => problem.count()).toBe(0)
})
