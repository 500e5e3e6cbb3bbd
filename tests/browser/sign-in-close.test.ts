import type { SandboxWallet } from '../../sandbox/index.ts'
import { disconnected, does, onEthereum, showsState } from './harness/both-chains.ts'
import { during } from './harness/during.ts'
import { eventually } from './harness/eventually.ts'
import {
  asksThePage,
  connectsAndIsAsked,
  expect,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signs,
  test,
} from './harness/sign-in-world.ts'
import type { Visitor } from './harness/visitor.ts'

/** Every way in which a user tries to close the modal or get past it. */
const closings = {
  Esc: ({ page }: Visitor) => page.keyboard.press('Escape'),
  'a click beside it': ({ page }: Visitor) => page.mouse.click(10, 590),
  'its own button': ({ modal }: Visitor) => modal.press('modal.close'),
  'close()': (visitor: Visitor) => asksThePage(visitor, 'close'),
}

/** Ways to other views, which are no way out. */
const detours: Record<string, (visitor: Visitor) => Promise<void>> = {
  'open()': (visitor) => asksThePage(visitor, 'open'),
  'open({ view })': ({ page }) => page.getByTestId('open Networks').dispatchEvent('click'),
}

/** Does something, and waits until the modal shakes: it takes half a second, which an occasional check may miss. */
async function isRefused(visitor: Visitor, how: (visitor: Visitor) => Promise<void>): Promise<void> {
  const card = visitor.page.getByTestId('w3m-modal-card')
  const shake = () => card.getAttribute('data-shake')
  await card.evaluate((element) => {
    const watch = new MutationObserver(() => {
      if (element.getAttribute('data-shake') === 'true') element.setAttribute('data-shaken', '')
    })
    watch.observe(element, { attributeFilter: ['data-shake'] })
  })
  await how(visitor)
  await eventually(() => card.getAttribute('data-shaken')).toBe('')
  await eventually(shake).toBe('false')
  await card.evaluate((element) => element.removeAttribute('data-shaken'))
}

async function refuses(visitor: Visitor, how: (visitor: Visitor) => Promise<void>): Promise<void> {
  await isRefused(visitor, how)
  await isAsked(visitor)
  await visitor.modal.button('signIn.cancelDisconnects').waitFor()
}

test('while sign-in is required, no way of closing gets past the prompt, and the prompt says how to leave', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  expect(await visitor.modal.button('modal.back').count()).toBe(0)
  for (const [name, how] of Object.entries({ ...closings, ...detours })) await during(name, () => refuses(visitor, how))
  // The browser itself closes a dialog that refuses Esc twice.
  for (let pressed = 0; pressed < 3; pressed += 1) await visitor.page.keyboard.press('Escape')
  await isAsked(visitor)
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await isNotSignedIn(visitor)
  await signs(visitor, harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test('a reload does not get past the prompt either', async ({ visitor, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  await visitor.reloads()
  await isAsked(visitor)
  await refuses(visitor, ({ page }) => page.keyboard.press('Escape'))
  await signs(visitor, harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test('closed while the wallet asks, the prompt stays if sign-in is required', async ({ visitor, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  await visitor.windowOf(harbour)
  await isRefused(visitor, () => asksThePage(visitor, 'close'))
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.modal.isGone()
})

/** Connects again after each way out. */
async function isAskedAgain(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await does(visitor, 'disconnect eip155')
  await connectsAndIsAsked(visitor, wallet)
}

test('while sign-in is optional, the user and the page can close the prompt: the wallet stays connected, and is not asked again', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion({ required: false })
  for (const name of ['Esc', 'close()'] as const)
    await during(name, async () => {
      await closings[name](visitor)
      await visitor.modal.isGone()
      await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
      await isNotSignedIn(visitor)
      await isAskedAgain(visitor, harbour)
    })
  await visitor.reloads()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await isNotSignedIn(visitor)
  await visitor.modal.isGone()
})

test('a late signature after the modal closes does no harm', async ({ visitor, server, atTheQuestion }) => {
  const harbour = await atTheQuestion({ required: false })
  await visitor.modal.press('signIn.sign')
  await visitor.windowOf(harbour)
  await asksThePage(visitor, 'close')
  await visitor.modal.isGone()
  await visitor.approvesIn(harbour)
  await isNotSignedIn(visitor)
  expect(server.asked).not.toContain('POST /verify')
  await asksThePage(visitor, 'sign in')
  await isAsked(visitor)
  await signs(visitor, harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})
