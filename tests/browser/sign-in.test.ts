import { message } from '../support/messages.ts'
import { two } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import {
  asksThePage,
  chainTwo,
  expect,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signs,
  test,
} from './harness/sign-in-world.ts'

test.for(['server'] as const)(
  'by %s, with optional sign-in, a user is asked once, and again on request',
  async (by, { visitor, atTheQuestion }) => {
    const harbour = await atTheQuestion({ by, required: false })
    const [address] = harbour.accounts
    await visitor.modal.press('signIn.cancel')
    await visitor.modal.isGone()
    await visitor.isConnected(address)
    await isNotSignedIn(visitor)
    await visitor.reloads()
    await visitor.isConnected(address)
    await isNotSignedIn(visitor)
    await visitor.modal.isGone()

    await asksThePage(visitor, 'sign in')
    await isAsked(visitor)
    await signs(visitor, harbour)
    await isSignedIn(visitor, address)
    await asksThePage(visitor, 'sign out')
    await isNotSignedIn(visitor)
    await visitor.isConnected(address)
    await visitor.modal.isGone()
  },
)

test('each account has a session per chain: where one exists, the user is not asked', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  const [first, second] = harbour.accounts
  await signs(visitor, harbour)
  await isSignedIn(visitor, first)

  harbour.switchAccount(1)
  await isAsked(visitor)
  await signs(visitor, harbour)
  await isSignedIn(visitor, second)
  harbour.switchChain(31338)
  await isAsked(visitor)
  await signs(visitor, harbour)
  await isSignedIn(visitor, second, chainTwo)

  harbour.switchChain(31337)
  await isSignedIn(visitor, second)
  harbour.switchAccount(0)
  await isSignedIn(visitor, first)
  await visitor.modal.isGone()
  expect(server.asked.filter((asked) => asked === 'POST /verify')).toHaveLength(3)
})

test('siwe has one session: another account’s sign-in ends the previous one', async ({ visitor, atTheQuestion }) => {
  const harbour = await atTheQuestion({ by: 'siwe' })
  const [first, second] = harbour.accounts
  await signs(visitor, harbour)
  await isSignedIn(visitor, first)
  harbour.switchAccount(1)
  await isAsked(visitor)
  await signs(visitor, harbour)
  await isSignedIn(visitor, second)
  harbour.switchAccount(0)
  await isAsked(visitor)
  await isNotSignedIn(visitor)
})

test('the signed text is the page’s own, and the wallet shows it', async ({ visitor, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  const window = await visitor.windowOf(harbour)
  const { host, origin } = new URL(visitor.page.url())
  for (const line of [
    `${host} wants you to sign in with your Ethereum account:`,
    'Welcome to the test page.',
    `URI: ${origin}/fixture/`,
    'Chain ID: 31337',
  ])
    await eventually(() => window.locator('body').textContent()).toContain(line)
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test('the prompt shows the app and the wallet alike, and only the pressed button shows progress', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  const { dialog } = visitor.modal
  const sizes = await dialog
    .locator('.picture.wallet-icon')
    .evaluateAll((icons) => icons.map((icon) => [icon.clientWidth, icon.clientHeight]))
  expect(sizes).toEqual([sizes[0], sizes[0]])
  await visitor.modal.press('signIn.sign')
  await visitor.windowOf(harbour)
  const waiting = await dialog.locator('button[aria-busy=true]').allTextContents()
  expect(waiting).toEqual([message('signIn.wait', { wallet: harbour.name })])
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test('switching network in the page asks for sign-in on that network', async ({ visitor, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  const [address] = harbour.accounts
  await signs(visitor, harbour)
  await isSignedIn(visitor, address)
  await visitor.page.getByTestId(`to ${two}`).click()
  await visitor.approvesIn(harbour)
  await isAsked(visitor)
  await isNotSignedIn(visitor)
  await visitor.modal.press('signIn.cancelGoesBack', { network: 'Portico One' })
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, address)
  await visitor.modal.isGone()
})
