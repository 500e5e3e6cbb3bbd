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
  'by %s, a user who may go on without is asked once, and again when they want to',
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

test('each account has a session on each chain: where there is one, the user is not asked', async ({
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

test('by siwe there is one session: another account signs the one before out', async ({ visitor, atTheQuestion }) => {
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

test('the text that is signed is the one of the page, and is shown by the wallet', async ({
  visitor,
  atTheQuestion,
}) => {
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

test('the app and the wallet are shown alike, and only the button that was pressed waits', async ({
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

test('going to a network by the page is followed by the question of that network', async ({
  visitor,
  atTheQuestion,
}) => {
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
