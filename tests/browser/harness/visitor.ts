import type { BrowserContext, Page, Route } from 'playwright-core'
import { buttonMessages } from '../../../locales/buttons.ts'
import type { Sandbox, SandboxWallet } from '../../../sandbox/index.ts'
import type { Complaints } from './complaints.ts'
import { eventually } from './eventually.ts'
import { Modal } from './modal.ts'
import type { Traffic } from './traffic.ts'
import { isWindowless } from './windowless.ts'

/** The URLs that one visitor needs. */
export interface Place {
  /** The URL of the static site. */
  site: string
  sandbox: Sandbox
  context: BrowserContext
  traffic: Traffic
  complaints: Complaints
}

export type Query = Readonly<Record<string, string>>

/** A user at a dApp's page, with their own browser. */
export class Visitor {
  readonly modal: Modal
  readonly context: BrowserContext
  readonly traffic: Traffic
  readonly complaints: Complaints
  readonly page: Page
  readonly #place: Place

  constructor(page: Page, place: Place) {
    this.page = page
    this.#place = place
    this.modal = new Modal(page)
    this.context = place.context
    this.traffic = place.traffic
    this.complaints = place.complaints
  }

  /** Installs a wallet, as an extension does. */
  async installs(wallet: SandboxWallet): Promise<void> {
    await this.context.addInitScript({ content: wallet.script })
  }

  /** The address of a page that works on the sandbox's chains. */
  addressOf(name: 'demo' | 'fixture' | 'measured', query: Query = {}): string {
    const { sandbox, site } = this.#place
    const { token } = sandbox.world
    const settings = { rpc: sandbox.one.url, rpc2: sandbox.two.url, token: token.address, ...query }
    return `${site}/${name}/?${new URLSearchParams(settings)}`
  }

  /** Opens the demo and waits until it is ready. */
  async opensTheDemo(query?: Query): Promise<void> {
    await this.page.goto(this.addressOf('demo', query))
    await this.page.getByTestId('connect').waitFor()
  }

  /** Opens the test page, which is a development build, and waits until it is ready. */
  async opensTheFixture(query?: Query): Promise<void> {
    await this.page.goto(this.addressOf('fixture', query))
    await this.page.getByTestId('connect').waitFor()
  }

  /** Opens the test page with both namespaces; the sandbox must have a Solana. */
  async opensBothChains(query?: Query): Promise<void> {
    await this.opensTheFixture({ ...this.clusters, ...query })
  }

  /** How a page is given the sandbox's clusters; the sandbox must have a Solana. */
  get clusters(): Query {
    const { solana } = this.#place.sandbox.world
    const [first, second] = solana?.clusters ?? []
    if (!first || !second) throw new Error('This sandbox has no Solana')
    const referenceOf = ({ id }: { id: string }) => id.split(':')[1] ?? ''
    return {
      sol1: referenceOf(first),
      sol2: referenceOf(second),
      solRpc: first.rpcUrl,
      solRpc2: second.rpcUrl,
    }
  }

  /** Opens the demo in a browser with these wallets. */
  async arrivesWith(...wallets: SandboxWallet[]): Promise<void> {
    for (const wallet of wallets) await this.installs(wallet)
    await this.opensTheDemo()
  }

  async reloads(): Promise<void> {
    await this.page.reload()
    await this.page.getByTestId('connect').waitFor()
  }

  /** Another tab of the same browser. */
  async opensATab(): Promise<Visitor> {
    return new Visitor(await this.context.newPage(), this.#place)
  }

  async opensTheModal(): Promise<void> {
    await this.page.getByTestId('connect').click()
    await this.modal.dialog.waitFor()
  }

  /** From the page to the wallet's prompt. */
  async asksToConnect(wallet: SandboxWallet): Promise<void> {
    await this.opensTheModal()
    await this.modal.choose(wallet.name)
  }

  /** From the page to a connected account and back to the page, with Approve clicked in the wallet's own window. */
  async connects(wallet: SandboxWallet): Promise<void> {
    await this.asksToConnect(wallet)
    await this.approvesIn(wallet)
    await this.isConnected()
    // The modal closes by itself a moment later; the test does not wait for that.
    await this.page.keyboard.press('Escape')
    await this.modal.isGone()
  }

  approvesIn(wallet: SandboxWallet): Promise<void> {
    return this.#answers(wallet, 'Approve')
  }

  rejectsIn(wallet: SandboxWallet): Promise<void> {
    return this.#answers(wallet, 'Reject')
  }

  /**
   * The wallet's own window, as soon as it is open. While it opens, Chromium pauses the page for the debugger, and an
   * event that a test dispatches then is lost: wait for the window first, not only for the wallet's request.
   */
  async windowOf(wallet: SandboxWallet): Promise<Page> {
    const isIts = (page: Page) => page.url() === wallet.approvalUrl
    return this.context.pages().find(isIts) ?? this.context.waitForEvent('page', isIts)
  }

  /** Waits until the page shows an account, or this account. */
  async isConnected(address?: string): Promise<void> {
    const shown = this.page.getByTestId('address')
    if (address === undefined) await shown.waitFor()
    else await eventually(() => shown.textContent()).toBe(address)
  }

  async isDisconnected(): Promise<void> {
    await eventually(() => this.page.getByTestId('address').count()).toBe(0)
    await eventually(() => this.page.getByTestId('connect').textContent()).toBe(buttonMessages.connect)
  }

  /** Holds files back until they are released. `arrival`: one of them has been requested. */
  async holdsBack(files: RegExp): Promise<{ arrival: Promise<void>; release: () => Promise<void> }> {
    const held: Route[] = []
    let over = false
    const { promise: arrival, resolve } = Promise.withResolvers<void>()
    await this.context.route(files, (route) => {
      resolve()
      if (over) return route.continue()
      held.push(route)
    })
    const release = async () => {
      over = true
      await Promise.all(held.map((route) => route.continue()))
    }
    return { arrival, release }
  }

  /** Cuts the connection for the scripts that hold these strings, until the returned function is called. */
  async loses(words: string): Promise<() => void> {
    let over = false
    await this.context.route(/\.js$/, async (route) => {
      if (over) return route.continue()
      const response = await route.fetch()
      const isLost = (await response.text()).includes(words) && !over
      return isLost ? route.abort() : route.fulfill({ response })
    })
    // The route stays: removing it would answer pending requests a second time.
    return () => {
      over = true
    }
  }

  /** Takes control of the page's time, from the next page that is opened. */
  async takesTheClock(): Promise<void> {
    await this.context.clock.install()
  }

  /** From now on (a second later, for the page), the page's time advances only when the test advances it. */
  async stopsTheClock(): Promise<void> {
    const pause = async () => this.context.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 1_000)
    // A second has passed between the two: the page's time has stopped by now.
    await pause().catch((cause: unknown) => {
      if (!/to the past/.test(String(cause))) throw cause
      return pause()
    })
  }

  /** Advances the page's time at once. */
  async letsPass(milliseconds: number): Promise<void> {
    await this.context.clock.fastForward(milliseconds)
  }

  async #answers(wallet: SandboxWallet, name: 'Approve' | 'Reject'): Promise<void> {
    if (isWindowless(wallet)) {
      await wallet.nextRequest()
      return name === 'Approve' ? wallet.approve() : wallet.reject()
    }
    const window = await this.windowOf(wallet)
    const button = window.getByRole('button', { name })
    await button.waitFor()
    await closesBy(window, () => button.click())
  }
}

/** Does what closes a window, which may disappear before that returns, and waits until it is gone. */
export async function closesBy(window: Page, act: () => Promise<void>): Promise<void> {
  const closed = window.waitForEvent('close')
  await act().catch((cause: unknown) => {
    if (!window.isClosed()) throw cause
  })
  await closed
}
