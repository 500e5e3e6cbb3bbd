import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { createPublicClient, type Hex, http, parseEther, toHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { accounts, garbage, type Sandbox, type SandboxWallet, startSandbox } from './index.ts'
import type { Announced, Provider } from './test-page.ts'

const [alice, bob] = accounts.map(({ address }) => address) as [Hex, Hex]

declare global {
  interface Window {
    announced: Announced['info'][]
    provider: Provider
  }
}

/** A minimal dApp: it keeps the providers that announce themselves, and does nothing by itself. */
const dapp = (scripts: string) => `<!doctype html><title>dApp</title><h1>dApp</h1>
<script>
  window.announced = []
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    window.announced.push(detail.info)
    window.provider ??= detail.provider
  })
</script>
${scripts}`

let sandbox: Sandbox
let site: Server
let siteUrl: string
let browser: Browser
beforeAll(async () => {
  sandbox = await startSandbox()
  const script = `<script src="${sandbox.world.walletScript}?id=tagged&name=Tagged&rdns=test.tagged&key=2"></script>`
  site = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(dapp(url === '/tagged' ? script : ''))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const executablePath = findChromium()
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
})
afterAll(async () => {
  await browser?.close()
  await new Promise((resolve) => site.close(resolve))
  await sandbox.stop()
})

let made = 0
let wallet: SandboxWallet
let context: BrowserContext
let page: Page
beforeEach(async () => {
  made += 1
  wallet = sandbox.createWallet({ id: `browser-${made}`, name: 'Injected', rdns: 'test.injected' })
  context = await browser.newContext()
  await context.addInitScript({ content: wallet.script })
  page = await context.newPage()
  await page.goto(siteUrl)
  await announce()
})
afterEach(() => context.close())

const announce = () => page.evaluate(() => window.dispatchEvent(new Event('eip6963:requestProvider')))

/** The result of the page's request. */
const request = (method: string, params?: unknown) =>
  page.evaluate(
    (call) =>
      window.provider.request(call).then(
        (result) => ({ result }),
        ({ code, message }: { code: number; message: string }) => ({ code, message }),
      ),
    { method, params },
  )

/** Sends a request and presses a button in the window that opens. Resolves when that window has closed itself. */
async function answer(button: 'Approve' | 'Reject', method: string, params?: unknown) {
  const [popup, outcome] = [page.waitForEvent('popup'), request(method, params)]
  const approval = await popup
  const closed = approval.waitForEvent('close')
  await approval.getByRole('button', { name: button }).click()
  await closed
  return outcome
}

test('it announces itself, and connects through its own window', async () => {
  expect(await page.evaluate(() => window.announced)).toEqual([
    { uuid: expect.any(String), name: 'Injected', rdns: 'test.injected', icon: expect.stringMatching(/^data:image/) },
  ])
  const [popup, outcome] = [page.waitForEvent('popup'), request('eth_requestAccounts')]
  const approval = await popup
  expect(approval.url()).toBe(wallet.approvalUrl)
  await approval.getByRole('heading', { name: 'Connect to this site' }).waitFor()
  expect(await approval.locator('header').textContent()).toContain(siteUrl)

  const approve = approval.getByRole('button', { name: 'Approve' })
  await approval.getByRole('checkbox', { name: alice }).uncheck()
  expect(await approve.isDisabled()).toBe(true)
  await approval.getByRole('checkbox', { name: bob }).check()
  const closed = approval.waitForEvent('close')
  await approve.click()
  await closed
  expect(await outcome).toEqual({ result: [bob] })
})

test('Reject is 4001, and so is closing the window', async () => {
  const rejected = { code: 4001, message: 'User rejected the request.' }
  expect(await answer('Reject', 'eth_requestAccounts')).toEqual(rejected)

  const [popup, outcome] = [page.waitForEvent('popup'), request('eth_requestAccounts')]
  const approval = await popup
  await approval.getByRole('button', { name: 'Approve' }).waitFor()
  await approval.close()
  expect(await outcome).toEqual(rejected)
})

test('a reloaded window still shows the prompt', async () => {
  const [popup, outcome] = [page.waitForEvent('popup'), request('eth_requestAccounts')]
  const approval = await popup
  await approval.getByRole('button', { name: 'Approve' }).waitFor()
  await approval.reload()
  await approval.getByRole('button', { name: 'Approve' }).click()
  expect(await outcome).toEqual({ result: [alice] })
})

test('it signs, with the message shown as text', async () => {
  await answer('Approve', 'eth_requestAccounts')
  const message = 'Sign in <img src=x onerror=alert(1)> ✓\nsecond line'
  const [popup, outcome] = [page.waitForEvent('popup'), request('personal_sign', [toHex(message), alice])]
  const approval = await popup
  expect(await approval.getByRole('definition').last().textContent()).toBe(message)
  expect(await approval.locator('img').count()).toBe(0)
  await approval.getByRole('button', { name: 'Approve' }).click()
  const { result } = (await outcome) as { result: Hex }
  expect(await verifyMessage({ address: alice, message, signature: result })).toBe(true)
})

test('it sends a transaction that is mined', async () => {
  await answer('Approve', 'eth_requestAccounts')
  const client = createPublicClient({ transport: http(sandbox.one.directUrl), pollingInterval: 10 })
  const before = await client.getBalance({ address: bob })
  const transaction = { from: alice, to: bob, value: toHex(parseEther('0.25')) }

  const [popup, outcome] = [page.waitForEvent('popup'), request('eth_sendTransaction', [transaction])]
  const approval = await popup
  await approval.getByText('0.25 ETH', { exact: true }).waitFor()
  await approval.getByText('Portico One (31337)', { exact: true }).waitFor()
  await approval.getByRole('button', { name: 'Approve' }).click()
  const { result } = (await outcome) as { result: Hex }
  expect((await client.waitForTransactionReceipt({ hash: result })).status).toBe('success')
  expect(await client.getBalance({ address: bob })).toBe(before + parseEther('0.25'))
})

test('the permission survives a reload', async () => {
  await answer('Approve', 'eth_requestAccounts')
  await page.reload()
  await announce()
  expect(await request('eth_accounts')).toEqual({ result: [alice] })
  expect(await request('eth_requestAccounts')).toEqual({ result: [alice] })
})

test('two requests share one window, which closes after the second', async () => {
  await answer('Approve', 'eth_requestAccounts')
  const popup = page.waitForEvent('popup')
  const first = request('personal_sign', [toHex('first'), alice])
  const approval = await popup
  await approval.getByText('first', { exact: true }).waitFor()
  const second = request('personal_sign', [toHex('second'), alice])
  await expect.poll(() => wallet.pending().length).toBe(2)
  await approval.getByRole('button', { name: 'Reject' }).click()
  await approval.getByText('second', { exact: true }).waitFor()
  const closed = approval.waitForEvent('close')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await closed
  expect(await first).toMatchObject({ code: 4001 })
  expect(await second).toEqual({ result: expect.stringMatching(/^0x/) })
  expect(context.pages()).toHaveLength(1)
})

test('if windows are blocked, the request waits until the user opens the approval page', async () => {
  await page.evaluate(() => {
    window.open = () => null
  })
  const outcome = request('eth_requestAccounts')
  await wallet.nextRequest()
  const tab = await context.newPage()
  await tab.goto(wallet.approvalUrl)
  await tab.getByRole('button', { name: 'Approve' }).click()
  expect(await outcome).toEqual({ result: [alice] })
})

test('a page can include a wallet with a script element', async () => {
  await page.goto(`${siteUrl}/tagged`)
  expect((await page.evaluate(() => window.announced)).map(({ rdns }) => rdns)).toContain('test.tagged')
  const tagged = sandbox.wallet('tagged')
  tagged.behave({ with: 'approve' })
  await page.evaluate(() => {
    addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent<Announced>).detail
      if (info.rdns === 'test.tagged') window.provider = provider
    })
  })
  await announce()
  expect(await request('eth_requestAccounts')).toEqual({ result: tagged.accounts })
})

test('garbage is announced unchanged', async () => {
  const messy = await browser.newContext()
  for (const options of Object.values(garbage)) {
    await messy.addInitScript({ content: sandbox.createWallet(options).script })
  }
  page = await messy.newPage()
  await page.goto(siteUrl)
  await announce()
  const infos = await page.evaluate(() => window.announced)
  expect(infos).toHaveLength(6)
  expect(infos.find(({ rdns }) => rdns === garbage.longName.rdns)?.name).toHaveLength(10_000)
  expect(new Set(infos.map(({ uuid }) => uuid)).size).toBe(6)
  await messy.close()
})
