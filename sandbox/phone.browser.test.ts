import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { toHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { accounts, startSandbox, type WalletConnectSandbox } from './index.ts'

const [alice, bob] = accounts.map(({ address }) => address) as [`0x${string}`, `0x${string}`]

/** WalletConnect's client for dApps as one script, as it is served to pages without a bundler. */
const client = readFileSync(
  createRequire(import.meta.url)
    .resolve('@walletconnect/universal-provider')
    .replace('index.cjs.js', 'index.umd.js'),
  'utf8',
)

interface Provider {
  connect(what: object): Promise<{ topic: string } | undefined>
  request(call: object, chain: string): Promise<unknown>
  on(event: string, listener: (data: never) => void): void
  session?: { topic: string; namespaces: Record<string, { accounts: string[] }> }
}

declare global {
  interface Window {
    universal: Provider
    uri: Promise<string>
    session: Promise<unknown>
  }
}

/** A minimal dApp. */
const dapp = (options: object) => `<!doctype html><title>dApp</title><body><script type="module">
  const { UniversalProvider } = window['@walletconnect/universal-provider']
  window.universal = await UniversalProvider.init(${JSON.stringify(options)})
  window.uri = new Promise((resolve) => window.universal.on('display_uri', resolve))
  document.title = 'ready'
</script>`

let sandbox: WalletConnectSandbox
let browser: Browser
let site: Server
let siteUrl: string
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
  const { projectId, relayUrl } = sandbox.walletConnect.world
  const metadata = { name: '<b>A dApp</b>', description: '', url: 'http://dapp.test', icons: [] }
  site = createServer((_, response) => {
    const page = dapp({ projectId, relayUrl, metadata, telemetryEnabled: false })
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
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

let context: BrowserContext
let page: Page
let outside: string[]
beforeEach(async () => {
  const { relay } = sandbox.walletConnect
  outside = []
  context = await browser.newContext()
  // Stand-ins answer the requests to WalletConnect's other services, and nothing else goes out.
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      const url = relay.standIn(route.request().url())
      if (url) return route.fulfill({ response: await route.fetch({ url }) })
      outside.push(route.request().url())
      await route.abort()
    },
  )
  page = await context.newPage()
  await page.addInitScript({ content: client })
  await page.goto(siteUrl)
  await page.waitForFunction(() => document.title === 'ready')
})
afterEach(async () => {
  expect(outside).toEqual([])
  await context.close()
})

const TWO = 'eip155:31338'

/** Asks for a session. Resolves with the code that a dApp would show. */
const pair = () =>
  page.evaluate(() => {
    const methods = ['personal_sign']
    const events = ['accountsChanged', 'chainChanged']
    const eip155 = { chains: ['eip155:31337', 'eip155:31338'], methods, events, rpcMap: {} }
    window.session = window.universal.connect({ optionalNamespaces: { eip155 } })
    return window.uri
  })

const connected = () => page.evaluate(() => window.universal.session?.namespaces.eip155?.accounts ?? [])

test('a user connects, signs, changes and disconnects on the phone’s page', async () => {
  const uri = await pair()
  const phone = await context.newPage()
  await phone.goto(sandbox.walletConnect.world.phoneUrl)
  await phone.getByRole('textbox', { name: 'Code' }).fill(uri)
  await phone.getByRole('button', { name: 'Connect' }).click()

  await phone.getByRole('heading', { name: 'Connect to this dApp' }).waitFor()
  expect(await phone.locator('.origin').textContent()).toBe(`<b>A dApp</b> ${siteUrl}`)
  await phone.getByRole('checkbox', { name: alice }).uncheck()
  await phone.getByRole('checkbox', { name: bob }).check()
  await phone.getByRole('checkbox', { name: 'eip155:31337' }).uncheck()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await page.evaluate(() => window.session)
  expect(await connected()).toEqual([`${TWO}:${bob}`])

  const signature = page.evaluate(
    ([params, chain]) => window.universal.request({ method: 'personal_sign', params }, chain as string),
    [[toHex('Hello'), bob], TWO] as const,
  )
  await phone.getByText('Hello').waitFor()
  await phone.getByRole('button', { name: 'Approve' }).click()
  expect(await verifyMessage({ address: bob, message: 'Hello', signature: (await signature) as `0x${string}` })).toBe(
    true,
  )

  await phone.getByRole('button', { name: 'Account 1' }).click()
  await expect.poll(connected).toEqual([`${TWO}:${alice}`, `${TWO}:${bob}`])

  await phone.getByRole('button', { name: 'Disconnect' }).click()
  await phone.getByText('No dApp is connected.').waitFor()
  await expect.poll(connected).toEqual([])
})

test('a link opens it, a rejection is shown, and an invalid link shows a notice', async () => {
  const uri = await pair()
  const rejected = page.evaluate(() => window.session.then(String, ({ message }: Error) => message))
  const phone = await context.newPage()
  await phone.goto(`${sandbox.walletConnect.world.phoneUrl}/wc?uri=${encodeURIComponent(uri)}`)
  await phone.getByRole('button', { name: 'Reject' }).click()
  expect(await rejected).toBe('User rejected.')

  await phone.getByRole('textbox', { name: 'Code' }).fill('nonsense')
  await phone.getByRole('button', { name: 'Connect' }).click()
  await expect.poll(() => phone.getByRole('alert').textContent()).toContain('Missing or invalid. pair() uri')
})

test('a session survives a reload, and another site cannot approve', async () => {
  const { world } = sandbox.walletConnect
  const phone = await sandbox.walletConnect.createPhone({ id: 'reload' })
  phone.behave({ with: 'approve' })
  await phone.pair(await pair())
  await page.evaluate(() => window.session)
  await page.reload()
  await page.waitForFunction(() => document.title === 'ready')
  expect(await connected()).toEqual([`eip155:31337:${alice}`, `${TWO}:${alice}`])
  await phone.disconnect()
  await expect.poll(connected).toEqual([])

  const opened = await page.evaluate(
    (url) => {
      const socket = new WebSocket(url)
      return new Promise((resolve) => {
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      })
    },
    `${world.phoneUrl.replace('http', 'ws')}/phone/reload`,
  )
  expect(opened).toBe(false)
})
