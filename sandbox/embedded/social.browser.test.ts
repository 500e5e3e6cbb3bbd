import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { type EmbeddedSandbox, startSandbox } from '../index.ts'
import { messageOf, ready, serveDapp, type Visitor } from './test-dapp.ts'

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

/** Opens the window of a login in the click, as a dApp does, and takes it to the provider. */
async function openLogin(visitor: Visitor, provider: string): Promise<Page> {
  const { url } = sandbox.embedded.world
  const opened = visitor.context.waitForEvent('page')
  await visitor.page.evaluate((loading) => {
    Object.assign(window, { popup: window.open(loading, 'popupWindow', 'width=600,height=800') })
  }, `${url}/loading`)
  const popup = await opened
  const { payload } = await visitor.send('GET_SOCIAL_REDIRECT_URI', { provider })
  await visitor.page.evaluate((uri) => {
    ;(window as unknown as { popup: Window }).popup.location.href = uri
  }, payload?.uri as string)
  return popup
}

async function enter(popup: Page, email: string, password = 'secret'): Promise<void> {
  await popup.getByRole('textbox', { name: 'Email' }).fill(email)
  await popup.getByLabel('Password').fill(password)
  await popup.getByRole('button', { name: 'Log in' }).click()
}

/** What the last page has told the dApp, and its origin. */
async function told({ page }: Visitor): Promise<{ resultUri: string; origin: string }> {
  const { message, origin } = await page.evaluate(() =>
    window.until(({ message }) => message !== null && Object.hasOwn(Object(message), 'resultUri')),
  )
  return { resultUri: (message as { resultUri: string }).resultUri, origin }
}

test('a user logs in at a provider, and is the same user at the next login, without a prompt', async () => {
  await using visitor = await dapp.open()
  await ready(visitor)
  const popup = await openLogin(visitor, 'discord')
  await popup.getByRole('heading', { name: 'Log in with Discord' }).waitFor()
  await enter(popup, 'alice@example.test')
  const { resultUri: uri, origin } = await told(visitor)
  expect(origin).toBe(sandbox.embedded.world.url)
  const connected = await visitor.send('CONNECT_SOCIAL', { uri, chainId: 31337, preferredAccountType: 'eoa' })
  expect(connected).toMatchObject({
    type: '@w3m-frame/CONNECT_SOCIAL_SUCCESS',
    payload: { email: 'alice@example.test', userName: 'alice0', chainId: 31337 },
  })
  expect(messageOf(await visitor.send('CONNECT_SOCIAL', { uri }))).toBe('This login has not begun here.')
  await popup.waitForLoadState()
  await popup.close()

  await visitor.send('SIGN_OUT')
  await visitor.page.reload()
  await ready(visitor)
  await openLogin(visitor, 'discord')
  const again = await visitor.send('GET_USER', { socialUri: (await told(visitor)).resultUri })
  expect(again.payload?.address).toBe(connected.payload?.address)
  expect(await visitor.send('IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } })
})

test('a wrong password, a rejection, and a provider that reports no email', async () => {
  await using visitor = await dapp.open()
  await ready(visitor)
  const popup = await openLogin(visitor, 'x')
  await enter(popup, 'bob@example.test', 'right')
  const first = await visitor.send('CONNECT_SOCIAL', { uri: (await told(visitor)).resultUri })
  expect(first).toMatchObject({ payload: { email: null, userName: 'bob' } })

  await using other = await dapp.open()
  await ready(other)
  const second = await openLogin(other, 'x')
  await enter(second, 'bob@example.test', 'wrong')
  await second.getByText('The password is wrong.').waitFor()
  await second.getByRole('button', { name: 'Cancel' }).click()
  const { resultUri } = await told(other)
  expect(new URL(resultUri).searchParams.get('error')).toBe('access_denied')
  expect(messageOf(await other.send('CONNECT_SOCIAL', { uri: resultUri }))).toBe('The user refused.')
})

test('the last page may post from another origin, for another login, or not at all; no other dApp can use what it posts', async () => {
  const { embedded } = sandbox
  await using visitor = await dapp.open()
  await ready(visitor)
  embedded.fault({ name: 'popup', answer: 'stranger', times: 1 })
  const popup = await openLogin(visitor, 'google')
  await enter(popup, 'carol@example.test')
  const stranger = await told(visitor)
  expect(stranger.origin).toBe(embedded.world.mailboxUrl)
  await popup.waitForLoadState()
  await popup.close()

  const otherDapp = await serveDapp(browser, embedded.world.frameUrl)
  await using thief = await otherDapp.open(visitor.context)
  await ready(thief)
  expect(messageOf(await thief.send('CONNECT_SOCIAL', { uri: stranger.resultUri }))).toBe(
    'This login has not begun here.',
  )
  await otherDapp.close()

  await visitor.page.reload()
  await ready(visitor)
  embedded.fault({ name: 'popup', answer: 'otherId', times: 1 })
  await openLogin(visitor, 'google')
  expect(messageOf(await visitor.send('CONNECT_SOCIAL', { uri: (await told(visitor)).resultUri }))).toBe(
    'This login has not begun here.',
  )
})

test('a dApp that can open no window navigates there itself, and returns to the address after the state', async () => {
  await using visitor = await dapp.open()
  await ready(visitor)
  const { payload } = await visitor.send('GET_SOCIAL_REDIRECT_URI', { provider: 'github' })
  const uri = new URL(payload?.uri as string)
  uri.searchParams.set('state', `${uri.searchParams.get('state')}--${encodeURIComponent(`${dapp.origin}/back?a=1`)}`)
  await visitor.page.goto(uri.href)
  await enter(visitor.page, 'dora@example.test')
  await visitor.page.waitForURL((url) => url.origin === dapp.origin)
  await ready(visitor)
  const back = new URL(visitor.page.url())
  expect([back.pathname, back.searchParams.get('a')]).toEqual(['/back', '1'])
  expect(await visitor.send('CONNECT_SOCIAL', { uri: back.searchParams.get('result_uri') })).toMatchObject({
    payload: { email: 'dora@example.test', userName: 'dora' },
  })
})

test('a user signs in with Farcaster on the page that the code opens, or rejects', async () => {
  await using visitor = await dapp.open()
  await ready(visitor)
  const scan = async (button: string) => {
    const { payload } = await visitor.send('GET_FARCASTER_URI')
    const connected = visitor.send('CONNECT_FARCASTER')
    const phone = await visitor.context.newPage()
    await phone.goto(payload?.url as string)
    await phone.getByText(new URL(dapp.origin).host).waitFor()
    await phone.getByRole('textbox', { name: 'Username' }).fill('vitalik')
    await phone.getByRole('button', { name: button }).click()
    const answer = await connected
    // A page that is closed while it loads may never emit its close event.
    await phone.getByText('You can close this page.').waitFor()
    await phone.close()
    return answer
  }
  expect(messageOf(await scan('Cancel'))).toBe('The user refused.')
  expect(await scan('Sign in')).toMatchObject({ payload: { userName: 'vitalik' } })
  const user = await visitor.send('GET_USER', { chainId: 31337 })
  expect(user).toMatchObject({ payload: { email: null, chainId: 31337 } })
  await visitor.send('SIGN_OUT')
  await scan('Sign in')
  expect((await visitor.send('GET_USER')).payload?.address).toBe(user.payload?.address)
})
