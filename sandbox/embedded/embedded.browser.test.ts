import { type Browser, chromium } from 'playwright-core'
import { type Hex, parseEther, toHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { accounts, type EmbeddedSandbox, startSandbox } from '../index.ts'
import { createLogin, messageOf as message, ready, serveDapp } from './test-dapp.ts'

const ONE = 31337

let sandbox: EmbeddedSandbox
let browser: Browser
let dapp: Awaited<ReturnType<typeof serveDapp>>
beforeAll(async () => {
  sandbox = await startSandbox({ embedded: true })
  const executablePath = findChromium()
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  dapp = await serveDapp(browser, `${sandbox.embedded.world.frameUrl}?projectId=test&version=4`)
})
afterAll(async () => {
  await browser?.close()
  await dapp?.close()
  await sandbox?.stop()
})
afterEach(() => sandbox.embedded.clear())

const logIn = createLogin(() => sandbox.embedded)

test('a new user approves the device, enters the code, signs, sends and rejects', async () => {
  await using visitor = await dapp.open()
  await ready(visitor)
  expect(await visitor.send('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
  const address = await logIn(visitor, 'new@example.test')
  expect(await visitor.send('GET_USER', { chainId: `eip155:${ONE}` })).toMatchObject({
    type: '@w3m-frame/GET_USER_SUCCESS',
    payload: { email: 'new@example.test', address, chainId: ONE },
  })
  expect(await visitor.heard('@w3m-frame/SESSION_UPDATE')).toMatchObject([{ payload: { token: expect.any(String) } }])

  await visitor.send('SYNC_DAPP_DATA', {
    projectId: 'test',
    metadata: { name: '<b>A dApp</b>', description: '', url: dapp.origin, icons: [] },
  })
  await visitor.send('SYNC_THEME', { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': 'rgb(1, 2, 3)' } })
  const sign = { method: 'personal_sign', params: [toHex('Hello'), address], chainId: ONE }
  const signed = visitor.send('RPC_REQUEST', sign)
  await visitor.frame.getByRole('heading', { name: 'Sign a message' }).waitFor()
  await visitor.frame.getByText('Hello').waitFor()
  await visitor.frame.getByText('<b>A dApp</b>').waitFor()
  await visitor.frame.getByText(dapp.origin).waitFor()
  const approve = visitor.frame.getByRole('button', { name: 'Approve' })
  expect(await approve.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(1, 2, 3)')
  await approve.click()
  const signature = (await signed).payload as unknown as Hex
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)

  const transfer = { from: address, to: accounts[3]?.address, value: toHex(parseEther('1')) }
  const sent = visitor.send('RPC_REQUEST', { method: 'eth_sendTransaction', params: [transfer], chainId: ONE })
  await visitor.frame.getByText('Portico One (31337)').waitFor()
  await approve.click()
  const receipt = { method: 'eth_getTransactionReceipt', params: [(await sent).payload], chainId: ONE }
  await expect
    .poll(async () => (await visitor.send('RPC_REQUEST', receipt)).payload)
    .toMatchObject({
      status: '0x1',
      from: address.toLowerCase(),
    })

  const refused = visitor.send('RPC_REQUEST', sign)
  await visitor.frame.getByRole('button', { name: 'Reject' }).click()
  expect(await refused).toMatchObject({ payload: { message: 'User rejected the request.', code: 4001 } })
  await visitor.frame.getByText('Nothing to approve.').waitFor()
})

test('a returning user needs only the code, or nothing; another browser needs approval', async () => {
  const email = 'returning@example.test'
  const { mailbox } = sandbox.embedded
  await using visitor = await dapp.open()
  await ready(visitor)
  const address = await logIn(visitor, email)
  await visitor.page.reload()
  await ready(visitor)
  expect(await visitor.send('IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } })
  expect(await visitor.send('CONNECT_EMAIL', { email })).toMatchObject({ payload: { action: 'CONNECT' } })
  expect(await visitor.send('GET_USER')).toMatchObject({ payload: { address, chainId: ONE } })
  expect(await visitor.send('SWITCH_NETWORK', { chainId: 'eip155:31338' })).toMatchObject({
    payload: { chainId: 31338 },
  })
  expect(await visitor.send('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31338 } })

  await visitor.send('SIGN_OUT')
  expect(await visitor.heard('@w3m-frame/SESSION_UPDATE')).toMatchObject([{ payload: {} }])
  expect(message(await visitor.send('GET_USER'))).toBe('The session has expired. Log in again.')
  expect(await visitor.send('CONNECT_EMAIL', { email })).toMatchObject({ payload: { action: 'VERIFY_OTP' } })
  const { code } = await mailbox.wait(email)
  await visitor.send('CONNECT_OTP', { otp: code })
  expect(await visitor.send('GET_USER')).toMatchObject({ payload: { address } })

  await using other = await dapp.open()
  await ready(other)
  expect(await other.send('CONNECT_EMAIL', { email })).toMatchObject({ payload: { action: 'VERIFY_DEVICE' } })
  const asked = other.send('CONNECT_DEVICE')
  const { link = '' } = await mailbox.wait(email)
  await other.page
    .context()
    .newPage()
    .then(async (mail) => {
      await mail.goto(link)
      await mail.getByRole('button', { name: 'Deny' }).click()
    })
  expect(message(await asked)).toBe('The device was not approved.')
})
