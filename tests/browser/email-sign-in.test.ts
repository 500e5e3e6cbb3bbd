import { message } from '../support/messages.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { isAsked, isNotSignedIn, isSignedIn } from './harness/sign-in-world.ts'
import { expect } from './harness/test.ts'

const signsIn = { signIn: JSON.stringify({ by: 'default', required: true }) }

test('if the dApp requires sign-in, a login also signs the user in without another prompt, and a reload keeps it [embedded-one-step]', async ({
  visitor,
  person,
  embedded,
}) => {
  const address = await person.logsIn('signed@example.test', signsIn)
  await isSignedIn(visitor, address)
  await visitor.reloads()
  expect(await person.isConnected()).toBe(address)
  await isSignedIn(visitor, address)
  const said = embedded.messages.filter(({ name }) => name === 'GET_USER').map(({ payload }) => Object(payload))
  expect(said.map(({ siwxMessage }) => siwxMessage !== undefined)).toEqual([true, ...said.slice(1).map(() => false)])
  expect(embedded.messages.filter(({ name }) => name === 'RPC_REQUEST')).toEqual([])
})

test('if the frame does not sign the login, or signs something else, the usual sign-in prompt follows [embedded-one-step]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  const email = 'asked@example.test'
  const signs = async () => {
    await isAsked(visitor)
    await isNotSignedIn(visitor)
    await modal.press('signIn.sign')
    await page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' }).click()
    await modal.isGone()
  }
  await person.arrives(signsIn)
  embedded.fault({ name: 'GET_USER', answer: { error: 'Nothing is signed here.' }, times: 1 })
  await person.proves(email)
  await signs()
  const address = await page.getByTestId('address').textContent()
  await isSignedIn(visitor, address ?? '')

  await page.getByTestId('disconnect').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)
  const payload = { address, chainId: 31337, email, message: message('signIn.sign'), signature: '0x12' }
  embedded.fault({ name: 'GET_USER', answer: { payload }, times: 1 })
  await person.asksForAMail(email)
  await modal.isAt('title.EmailVerifyOtp')
  await person.types(await person.codeIn(email))
  await signs()
  await isSignedIn(visitor, address ?? '')
})
