import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Connection,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { type SandboxWallet, type SolanaSandbox, startSandbox } from './index.ts'
import { toBase58 } from './solana/base58.ts'
import type { StandardWallet } from './test-page.ts'

declare global {
  interface Window {
    standard: StandardWallet[]
  }
}

/** A minimal dApp: it keeps the wallets that register, and does nothing by itself. */
const DAPP = `<!doctype html><title>dApp</title><h1>dApp</h1>
<script>
  window.standard = []
  const api = { register: (...wallets) => window.standard.push(...wallets) }
  addEventListener('wallet-standard:register-wallet', ({ detail }) => detail(api))
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
</script>`

let sandbox: SolanaSandbox
let alice: string
let bob: string
let site: Server
let siteUrl: string
let browser: Browser
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
  const [first = '', second = ''] = sandbox.world.solana?.accounts ?? []
  alice = first
  bob = second
  site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(DAPP))
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
  wallet = sandbox.createWallet({ id: `sol-browser-${made}`, name: 'Standard', namespaces: ['solana'] })
  context = await browser.newContext()
  await context.addInitScript({ content: wallet.script })
  page = await context.newPage()
  await page.goto(siteUrl)
})
afterEach(() => context.close())

/** The result of connecting: addresses, or an error. */
const connect = (silent = false) =>
  page.evaluate(
    (input) =>
      window.standard[0]?.features['standard:connect'].connect(input).then(
        ({ accounts }) => accounts.map(({ address }) => address),
        ({ code, message }: { code: number; message: string }) => ({ code, message }),
      ),
    { silent },
  )

/** Lets the page send a request and presses a button in the window that opens. Resolves when that window has closed itself. */
async function answer<T>(
  button: 'Approve' | 'Reject',
  ask: () => Promise<T>,
  look?: (approval: Page) => Promise<void>,
) {
  const [popup, outcome] = [page.waitForEvent('popup'), ask()]
  const approval = await popup
  await look?.(approval)
  const closed = approval.waitForEvent('close')
  await approval.getByRole('button', { name: button }).click()
  await closed
  return outcome
}

test('it registers, and connects through a window that offers accounts', async () => {
  const registered = await page.evaluate(() => window.standard.map(({ name, chains }) => ({ name, chains })))
  const { one, two } = sandbox.solana
  expect(registered).toEqual([{ name: 'Standard', chains: ['solana:localnet', one.id, two.id] }])
  const connected = await answer('Approve', connect, async (approval) => {
    await approval.getByRole('heading', { name: 'Connect to this site' }).waitFor()
    await approval.getByRole('checkbox', { name: alice }).uncheck()
    await approval.getByRole('checkbox', { name: bob }).check()
  })
  expect(connected).toEqual([bob])
})

test('Reject is 4001', async () => {
  expect(await answer('Reject', connect)).toEqual({ code: 4001, message: 'User rejected the request.' })
})

test('it signs a message that is shown as text, and the browser verifies the signature', async () => {
  await answer('Approve', connect)
  const text = 'Sign in <img src=x onerror=alert(1)> ✓'
  const sign = () =>
    page.evaluate(async (given) => {
      const [first] = window.standard
      const account = first?.accounts[0]
      if (!first || !account) throw new Error('Not connected.')
      const message = new TextEncoder().encode(given)
      const [output] = await first.features['solana:signMessage'].signMessage({ account, message })
      const raw = Uint8Array.from(account.publicKey)
      const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
      return crypto.subtle.verify('Ed25519', key, Uint8Array.from(output?.signature ?? []), message)
    }, text)
  const signed = await answer('Approve', sign, async (approval) => {
    await approval.getByText(text, { exact: true }).waitFor()
    expect(await approval.locator('img').count()).toBe(0)
  })
  expect(signed).toBe(true)
})

test('it sends a transaction that is confirmed', async () => {
  await answer('Approve', connect)
  const { directUrl, directWsUrl } = sandbox.solana.one
  const connection = new Connection(directUrl, { commitment: 'confirmed', wsEndpoint: directWsUrl })
  const [payerKey, toPubkey] = [new PublicKey(alice), new PublicKey(bob)]
  const before = await connection.getBalance(toPubkey)
  const { blockhash: recentBlockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports: LAMPORTS_PER_SOL / 4 })
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] }).compileToV0Message()
  const send = () =>
    page.evaluate(
      async ({ bytes, chain }) => {
        const [first] = window.standard
        const input = { account: first?.accounts[0], transaction: Uint8Array.from(bytes), chain }
        const outputs = await first?.features['solana:signAndSendTransaction'].signAndSendTransaction(input)
        return Array.from(outputs?.[0]?.signature ?? [])
      },
      { bytes: [...new VersionedTransaction(message).serialize()], chain: sandbox.solana.one.id },
    )
  const sent = await answer('Approve', send, async (approval) => {
    await approval.getByText(`0.25 SOL to ${bob}`, { exact: true }).waitFor()
    await approval.getByText('Portico Sol One', { exact: true }).waitFor()
  })
  const signature = toBase58(Uint8Array.from(sent))
  const { value } = await connection.confirmTransaction({ signature, blockhash: recentBlockhash, lastValidBlockHeight })
  expect(value.err).toBeNull()
  expect(await connection.getBalance(toPubkey)).toBe(before + LAMPORTS_PER_SOL / 4)
})

test('a reloaded page connects silently, without a window', async () => {
  expect(await connect(true)).toEqual([])
  await answer('Approve', connect)
  await page.reload()
  expect(await page.evaluate(() => window.standard[0]?.accounts)).toEqual([])
  expect(await connect(true)).toEqual([alice])
  expect(context.pages()).toHaveLength(1)
  expect(wallet.pending()).toEqual([])
})
