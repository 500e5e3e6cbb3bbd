import { message } from '../support/messages.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { forgetsIn, heardIn, listensIn } from './harness/listener.ts'
import { expect } from './harness/test.ts'

test('the account’s type is heard when it changes, not when the settings open [embedded-account-type] [look-accessible]', async ({
  visitor,
  person,
}) => {
  const { page, modal } = visitor
  const [smart, plain] = [message('settings.isSmart'), message('settings.isPlain')]
  await listensIn(visitor.context)
  await person.logsIn('aloud@example.test')
  await visitor.opensTheModal()
  await modal.dialog.getByTestId('account-settings-button').click()
  await modal.isAt('title.AccountSettings')
  const type = modal.dialog.getByTestId('account-toggle-preferred-account-type')
  await type.waitFor()
  await page.waitForTimeout(300)
  expect(await heardIn(page)).not.toContain(smart)
  await forgetsIn(page)
  await type.click()
  await eventually(() => heardIn(page)).toContain(plain)
  await type.click()
  await eventually(() => heardIn(page)).toEqual([plain, smart])
})
