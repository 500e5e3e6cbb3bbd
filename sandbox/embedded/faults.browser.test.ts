import { type Browser, chromium } from 'playwright-core'
import { toHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { type EmbeddedSandbox, startSandbox } from '../index.ts'
import { createLogin, messageOf, ready, serveDapp, type Visitor } from './test-dapp.ts'

let sandbox: EmbeddedSandbox
let browser: Browser
let dapp: Awaited<ReturnType<typeof serveDapp>>
beforeAll(async () => {
  sandbox = await startSandbox({ embedded: true })
  const executablePath = findChromium()
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  dapp = await serveDapp(browser, sandbox.embedded.world.frameUrl)
})
afterAll(async () => {
  await browser?.close()
  await dapp?.close()
  await sandbox?.stop()
})
afterEach(() => sandbox.embedded.clear())

const logIn = createLogin(() => sandbox.embedded)

/** Sends a message and waits for no answer. */
const post = (visitor: Visitor, name: string, id: string) =>
  visitor.page.evaluate((message) => window.post(message), { type: `@w3m-app/${name}`, id })

/** All messages that the page has received from any source, once there are this many. */
const heardBy = async ({ page }: Visitor, count: number) => {
  await page.evaluate((least) => window.until(() => window.heard.length >= least), count)
  return page.evaluate(() => window.heard)
}

test('the frame can answer twice, with another id, with garbage, from elsewhere, with an error, or not at all', async () => {
  const { embedded } = sandbox
  const { url, mailboxUrl } = embedded.world
  await using visitor = await dapp.open()
  await ready(visitor)
  const struck = async (answer: Parameters<typeof embedded.fault>[0]['answer'], count: number) => {
    const before = (await visitor.page.evaluate(() => window.heard)).length
    if (answer) embedded.fault({ name: 'IS_CONNECTED', times: 1, answer })
    await post(visitor, 'IS_CONNECTED', 'q')
    return (await heardBy(visitor, before + count)).slice(before)
  }
  const right = { type: '@w3m-frame/IS_CONNECTED_SUCCESS', id: 'q', payload: { isConnected: false } }
  expect(await struck('twice', 2)).toMatchObject([{ message: right }, { message: right }])
  expect(await struck('otherId', 1)).toMatchObject([{ message: { ...right, id: 'not-q' } }])
  expect(await struck('garbage', 8)).not.toContainEqual(expect.objectContaining({ message: right }))
  expect(await struck('nested', 1)).toEqual([{ message: right, origin: url, fromFrame: false }])
  expect(await struck('stranger', 1)).toEqual([{ message: right, origin: mailboxUrl, fromFrame: false }])
  expect(await struck({ payload: { isConnected: true } }, 1)).toMatchObject([
    { message: { payload: { isConnected: true } } },
  ])
  expect(await struck({ error: 'no' }, 1)).toMatchObject([{ message: { type: '@w3m-frame/IS_CONNECTED_ERROR' } }])

  embedded.fault({ name: 'IS_CONNECTED', answer: 'hang', times: 1 })
  await post(visitor, 'IS_CONNECTED', 'lost')
  expect(await struck(undefined, 1)).toMatchObject([{ message: right }])
  expect(embedded.messages.at(-1)).toMatchObject({ name: 'IS_CONNECTED', id: 'q', origin: dapp.origin })
})

test('the frame can fail to load, be blocked, stay silent, or load late', async () => {
  const { embedded } = sandbox
  const loaded = async (visitor: Visitor) => {
    await visitor.page.waitForLoadState('load')
    return (await visitor.page.evaluate(() => window.heard)).length
  }
  for (const answer of ['blocked', 'drop', 'garbage', { status: 503 }] as const) {
    embedded.fault({ name: 'load', answer, times: 1 })
    await using visitor = await dapp.open()
    expect(await loaded(visitor)).toBe(0)
  }
  embedded.fault({ name: 'READY', answer: 'hang', times: 1 })
  await using silent = await dapp.open()
  expect(await loaded(silent)).toBe(0)
  expect(await silent.send('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })

  embedded.fault({ name: 'load', delay: 50, times: 1 })
  await using late = await dapp.open()
  await ready(late)
  await late.page.evaluate(() => window.post({ type: '@w3m-app/RELOAD', id: 'again' }))
  expect((await heardBy(late, 3)).map(({ message }) => (message as { type: string }).type)).toEqual([
    '@w3m-frame/READY',
    '@w3m-frame/RELOAD_SUCCESS',
    '@w3m-frame/READY',
  ])
})

test('a login is for one dApp, in its own frame, and a request that the dApp aborts ends', async () => {
  await using visitor = await dapp.open()
  await ready(visitor)
  const address = await logIn(visitor, 'one@example.test')
  const [update] = await visitor.heard('@w3m-frame/SESSION_UPDATE')
  const otherDapp = await serveDapp(browser, sandbox.embedded.world.frameUrl)
  await using other = await otherDapp.open(visitor.context)
  await ready(other)
  expect(await other.send('IS_CONNECTED', { token: update?.payload?.token })).toMatchObject({
    payload: { isConnected: false },
  })
  await otherDapp.close()

  // Only the frame's own page may say which dApp embeds it.
  const opened = await visitor.page.evaluate(
    (url) => {
      const socket = new WebSocket(url)
      return new Promise((resolve) => {
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      })
    },
    `${sandbox.embedded.world.url.replace('http', 'ws')}/line`,
  )
  expect(opened).toBe(false)

  const foreign = { method: 'eth_sign', params: [] }
  expect(messageOf(await visitor.send('RPC_REQUEST', foreign))).toBe('Requested RPC call is not allowed')
  const sign = { method: 'personal_sign', params: [toHex('a'), address], chainId: 31337 }
  const waiting = [visitor.send('RPC_REQUEST', sign), visitor.send('RPC_REQUEST', sign)]
  await visitor.frame.getByRole('heading', { name: 'Sign a message' }).waitFor()
  await visitor.send('RPC_ABORT')
  expect((await Promise.all(waiting)).map(messageOf)).toEqual(['Request was aborted', 'Request was aborted'])
})

test('if the browser lets the frame store nothing, the dApp stores the login', async () => {
  await using visitor = await dapp.open()
  await visitor.context.addInitScript((frameOrigin) => {
    if (location.origin !== frameOrigin) return
    const get = () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  }, sandbox.embedded.world.url)
  await visitor.page.reload()
  await ready(visitor)
  await logIn(visitor, 'blocked@example.test')
  const [update] = await visitor.heard('@w3m-frame/SESSION_UPDATE')
  await visitor.page.reload()
  await ready(visitor)
  expect(await visitor.send('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
  expect(await visitor.send('IS_CONNECTED', update?.payload)).toMatchObject({ payload: { isConnected: true } })
})
