import { disconnected, showsState, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import {
  arrives,
  asksThePage,
  chainOne,
  connectsAndIsAsked,
  expect,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signingIn,
  signs,
  test,
} from './harness/sign-in-world.ts'
import type { Visitor } from './harness/visitor.ts'

/** Records the page's sign-in status, from its next load. */
const writesDown = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const statuses: string[] = []
    Object.assign(window, { statuses })
    const look = () => {
      const text = document.querySelector('[data-testid="session"]')?.textContent
      if (text && text !== statuses.at(-1)) statuses.push(text)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })

const statuses = ({ page }: Visitor): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'statuses'))

test('after a reload the status is unknown until it is read, and never signed out', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion({ required: false })
  const [address] = harbour.accounts
  await signs(visitor, harbour)
  await isSignedIn(visitor, address)
  await writesDown(visitor)
  server.fault({ path: '/me', delay: 300 })
  await visitor.reloads()
  await isSignedIn(visitor, address)
  expect(await statuses(visitor)).toEqual(['checking', `signed in as ${address} on ${chainOne}`])
})

test('without a connected wallet the user is signed out, and the server is not asked', async ({ visitor, server }) => {
  await writesDown(visitor)
  await arrives(visitor, signingIn(server))
  await isNotSignedIn(visitor)
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
  expect(await statuses(visitor)).toEqual(['not signed in'])
  expect(server.asked).toEqual([])
})

test('axe finds no violations in the prompt, and the keyboard alone can answer it', async ({
  visitor,
  atTheQuestion,
}) => {
  await atTheQuestion()
  await eventually(() => flaws(visitor)).toEqual([])
  await visitor.modal.button('signIn.cancelDisconnects').focus()
  await visitor.page.keyboard.press('Enter')
  await showsState(visitor, disconnected)
})

test('the demo asks the configured server, and shows who is signed in', async ({ visitor, createWallet, server }) => {
  const harbour = createWallet(wallets.harbour)
  visitor.complaints.expect(/status of 401/)
  await visitor.installs(harbour)
  await visitor.opensTheDemo({ auth: server.url, signIn: 'required' })
  await connectsAndIsAsked(visitor, harbour)
  await signs(visitor, harbour)
  const session = visitor.page.getByTestId('session')
  await session.getByText(`Signed in. ${harbour.accounts[0]}`).waitFor()
  await visitor.page.getByTestId('sign-in-asked').selectOption('optional')
  await session.getByText(`Signed in. ${harbour.accounts[0]}`).waitFor()
  await visitor.page.getByTestId('sign-out').click()
  await session.getByText('Not signed in.').waitFor()
  await visitor.page.getByTestId('sign-in').click()
  await isAsked(visitor)
  await signs(visitor, harbour)
  await visitor.page.getByTestId('sign-in-asked').selectOption('off')
  await visitor.isConnected(harbour.accounts[0])
  expect(await session.count()).toBe(0)
})

test('a user who signs out while the server is down stays signed in, and reads why', async ({
  visitor,
  createWallet,
  server,
}) => {
  const harbour = createWallet(wallets.harbour)
  visitor.complaints.expect(/status of 500/)
  await arrives(visitor, signingIn(server), harbour)
  await connectsAndIsAsked(visitor, harbour)
  await signs(visitor, harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  server.fault({ path: '/logout', answer: { status: 500 } })
  await asksThePage(visitor, 'sign out')
  await visitor.page
    .getByTestId('session-answer')
    .getByText(/^failed: .*did not answer/)
    .waitFor()
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.modal.isGone()
})
