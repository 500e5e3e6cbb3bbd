import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

/** Records which elements get a shadow root. */
function noteRoots() {
  const { attachShadow } = Element.prototype
  window.rooted = []
  Element.prototype.attachShadow = function (options) {
    window.rooted?.push(this.localName)
    return attachShadow.call(this, options)
  }
}

/** Waits until the first open has been rehearsed, which is the last thing that an idle page does. */
async function isRehearsed({ page }: { page: Page }): Promise<void> {
  await eventually(() => page.evaluate(() => window.rooted)).toEqual(['w3m-modal', 'div'])
  const left = () =>
    page.evaluate(() => [...document.querySelectorAll('body *')].filter(({ shadowRoot }) => shadowRoot).length)
  await eventually(left).toBe(1)
}

test('an idle page has the closed modal ready, without a click and without contacting another server [lazy-idle] [lazy-closed]', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  await visitor.page.addInitScript(noteRoots)
  await visitor.arrivesWith(wallet)
  await isRehearsed(visitor)
  const wallets = sandbox.walletUrl.replace('http', 'ws')
  const others = visitor.traffic.besides(`${inject('site')}/demo/`).filter((url) => !url.startsWith(wallets))
  expect([others, sandbox.one.requests, sandbox.two.requests]).toEqual([[], [], []])
  await eventually(() => visitor.traffic.underway(inject('site'))).toEqual([])

  const before = visitor.traffic.local.length
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
  expect(visitor.traffic.local.slice(before).filter((url) => url.startsWith(inject('site')))).toEqual([])
})

test('an idle page rehearses the first open invisibly and silently, and leaves nothing behind [lazy-rehearsed]', async ({
  visitor,
  wallet,
}) => {
  await visitor.page.addInitScript(noteRoots)
  await visitor.arrivesWith(wallet)
  await isRehearsed(visitor)
  expect(await visitor.page.evaluate(() => document.activeElement?.localName)).toBe('body')
  expect(wallet.pending()).toEqual([])
})

test('a cold click requests all files of the first view at once: no file waits for another to name it [lazy-one-round]', async ({
  visitor,
}) => {
  await visitor.opensTheFixture({ preload: 'none' })
  const { arrival, release } = await visitor.holdsBack(/\/assets\/engine-/)
  await visitor.page.getByTestId('connect').dispatchEvent('click')
  await arrival
  const asked = () =>
    ['mount', 'common.en'].filter((name) => visitor.traffic.local.some((url) => url.includes(`/assets/${name}-`)))
  await eventually(asked).toEqual(['mount', 'common.en'])
  await release()
  await visitor.modal.isAt('title.Connect')
})

interface Provider {
  request(call: { method: string }): Promise<unknown>
}

declare global {
  interface Window {
    askedWithin?: string[]
    rooted?: string[]
  }
}

/** Records the wallet requests that are made before the click's task is over. */
function noteAsked() {
  const known = new WeakSet<Provider>()
  let isWithin = false
  window.askedWithin = []
  window.addEventListener(
    'click',
    () => {
      isWithin = true
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        isWithin = false
      }
      port2.postMessage(null)
    },
    true,
  )
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { provider }: { provider: Provider } = Reflect.get(event, 'detail')
    if (known.has(provider)) return
    known.add(provider)
    const { request } = provider
    provider.request = (call) => {
      if (isWithin) window.askedWithin?.push(call.method)
      return request(call)
    }
  })
}

test('a wallet is asked in the same task as the click on it [lazy-ask]', async ({ visitor, wallet }) => {
  await visitor.page.addInitScript(noteAsked)
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.modal.wallet(wallet.name).hover()
  const asking = () => visitor.traffic.local.find((url) => url.includes('/wagmi-wallet-adapter-'))
  await eventually(asking).toBeDefined()
  // Resolves when the file has been evaluated, after the page's own import of it.
  await visitor.page.evaluate(`import(${JSON.stringify(asking())}).then(() => undefined)`)
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  expect(await visitor.page.evaluate(() => window.askedWithin)).toContain('wallet_requestPermissions')
})
