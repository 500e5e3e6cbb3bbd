import { message } from '../support/messages.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { heardIn, listensIn } from './harness/listener.ts'

test('screen readers announce the account’s type when it changes, not when the settings open [embedded-account-type] [look-accessible]', async ({
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
  const said = async () => (await heardIn(page)).filter((text) => text === smart || text === plain)
  await type.click()
  await eventually(said).toEqual([plain])
  await type.click()
  await eventually(said).toEqual([plain, smart])
})
