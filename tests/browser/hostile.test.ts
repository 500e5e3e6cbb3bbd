import type { Page } from 'playwright-core'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** What runs in the page before everything else. */
type Spoiler = () => void

/** From the page to a rejection, to a connection, and to disconnected again, through controls that are always there. */
async function livesWell(visitor: Visitor, wallet: Parameters<Visitor['connects']>[0]): Promise<void> {
  await visitor.asksToConnect(wallet)
  await visitor.rejectsIn(wallet)
  await visitor.modal.says('connecting.declined', { wallet: wallet.name })
  await visitor.modal.goBack()
  await visitor.modal.close()
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await eventually(() => visitor.page.getByTestId('address').count()).toBe(0)
}

const everyObjectHasMore: Spoiler = () => {
  Object.assign(Object.prototype, { extend() {}, word: 'x', nothing: null })
}

/** What SES does, and some things that SES does not. */
const nothingIsAsItWas: Spoiler = () => {
  for (const intrinsic of [Object, Array, Function, Error, Promise, Map, Set, RegExp, String, Number])
    Object.freeze(intrinsic.prototype)
}

const partsAreMissing: Spoiler = () => {
  Reflect.deleteProperty(window, 'matchMedia')
  Reflect.deleteProperty(window, 'CSSStyleSheet')
  HTMLDialogElement.prototype.showModal = () => {
    throw new TypeError('No.')
  }
  customElements.define(
    'w3m-modal',
    class extends HTMLElement {
      constructor() {
        super()
        this.attachShadow({ mode: 'open' })
      }
    },
  )
}

const walletsAreHostile: Spoiler = () => {
  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error('A getter that throws.')
      },
    },
  )
  Object.defineProperty(window, 'ethereum', { get: () => 7, configurable: true })
  const announce = () => {
    for (const detail of [null, 7, {}, { info: null }, { info: throwing, provider: throwing }, throwing])
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
}

test.for([
  ['every object has more properties', everyObjectHasMore],
  ['the intrinsics are frozen', nothingIsAsItWas],
  ['parts of the platform are missing, and wallets announce nonsense', partsAreMissing, walletsAreHostile],
] as const)('in a page where %s the user connects and disconnects', async ([, ...spoilers], { visitor, wallet }) => {
  for (const spoil of spoilers) await visitor.context.addInitScript(spoil)
  // React's own messages to developers about what it finds in every object.
  visitor.complaints.expect(/Invalid values? for props?|a style property during rerender/)
  await visitor.installs(wallet)
  await visitor.opensTheFixture({ lenient: '' })
  await livesWell(visitor, wallet)
})

test('a page that adds to every object while in use: the user connects and disconnects', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(/Invalid values? for props?|a style property during rerender/)
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  await visitor.opensTheModal()
  await visitor.modal.close()
  await visitor.page.evaluate(everyObjectHasMore)
  await livesWell(visitor, wallet)
})

const swapsItsBody = (page: Page) =>
  page.evaluate(() => {
    const body = document.createElement('body')
    body.append(document.getElementById('root') ?? '')
    document.body.replaceWith(body)
  })
const removesIt = (page: Page) => page.evaluate(() => document.querySelector('w3m-modal')?.remove())
const takesTheDialogOut = (page: Page) =>
  page.evaluate(() => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('dialog')?.remove())
const emptiesIt = (page: Page) =>
  page.evaluate(() => document.querySelector('w3m-modal')?.shadowRoot?.replaceChildren())
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.style.overflow)

test('the modal survives a page that replaces its body, or removes the modal’s element or its contents, at any time', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  const { page, modal } = visitor
  await visitor.opensTheModal()
  await modal.close()
  for (const act of [swapsItsBody, removesIt, takesTheDialogOut, emptiesIt]) {
    await act(page)
    await visitor.opensTheModal()
    await act(page)
    await modal.isGone()
    await eventually(() => isLocked(page)).toBe('')
    await visitor.opensTheModal()
    await modal.wallet(wallet.name).waitFor()
    await modal.close()
  }

  // Something that immediately removes it each time.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => document.querySelector('w3m-modal')?.remove())
    observer.observe(document.body, { childList: true })
    Object.assign(window, { stop: () => observer.disconnect() })
  })
  await removesIt(page)
  await page.getByTestId('open').click()
  await eventually(() => page.getByTestId('is-open').textContent()).toBe('closed')
  expect(await isLocked(page)).toBe('')
  await page.evaluate('window.stop()')
  await livesWell(visitor, wallet)
})
