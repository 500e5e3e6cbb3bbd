import type { Locator, Page } from 'playwright-core'
import type { ErrorParams } from '../../../core/errors.ts'
import type { Namespace } from '../../../core/namespaces.ts'
import { type MessageCode, message } from '../../support/messages.ts'
import { eventually } from './eventually.ts'

/** The modal, as a user of the page sees it. */
export class Modal {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
  }

  /** Waits until the dialog has this name. */
  async isAt(title: MessageCode, params?: ErrorParams): Promise<void> {
    await this.page.getByRole('dialog', { name: message(title, params), exact: true }).waitFor()
  }

  /** Waits until the view shows this text. */
  async says(code: MessageCode, params?: ErrorParams): Promise<void> {
    await this.view.getByText(message(code, params), { exact: true }).waitFor()
  }

  /** Waits until it is still: no animation that ends by itself is running. Scroll-driven animations never end. */
  async isStill(): Promise<void> {
    await this.dialog.evaluate((dialog) => {
      const ending = dialog
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      return Promise.allSettled(ending.map((animation) => animation.finished)).then(() => undefined)
    })
  }

  /** Waits until it is closed and gone. */
  async isGone(): Promise<void> {
    await eventually(() => this.dialog.count()).toBe(0)
  }

  /** A wallet's row in the list. */
  wallet(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name }).getByRole('button')
  }

  async choose(name: string): Promise<void> {
    await this.wallet(name).click()
  }

  button(code: MessageCode, params?: ErrorParams): Locator {
    return this.dialog.getByRole('button', { name: message(code, params), exact: true })
  }

  async press(code: MessageCode, params?: ErrorParams): Promise<void> {
    await this.button(code, params).click()
  }

  /** The row of one of the user's wallets that is not the active one. */
  other(name: string): Locator {
    const list = this.dialog.getByRole('list', { name: message('wallets.others') })
    return list.getByRole('listitem').filter({ hasText: name }).getByRole('button').first()
  }

  /** A wallet among the recent ones. */
  recent(name: string): Locator {
    const list = this.dialog.getByRole('list', { name: message('wallets.recent') })
    return list.getByRole('listitem').filter({ hasText: name }).getByRole('button').first()
  }

  /** A namespace's tab among the user's wallets. */
  tab(namespace: Namespace): Locator {
    return this.dialog.getByTestId(`tab-${namespace}`)
  }

  /** A namespace's row, for a wallet that supports several. */
  chain(namespace: Namespace): Locator {
    return this.dialog.getByTestId(`wui-list-chain-${namespace}`)
  }

  /** A network's row in the list. */
  network(name: string): Locator {
    return this.dialog.getByTestId(`w3m-network-switch-${name}`)
  }

  /** The account's row that shows its network, and leads to the others. */
  get accountNetwork(): Locator {
    return this.dialog.getByTestId('w3m-account-select-network')
  }

  get balance(): Locator {
    return this.dialog.getByTestId('account-balance')
  }

  async goBack(): Promise<void> {
    await this.press('modal.back')
  }

  async close(): Promise<void> {
    await this.press('modal.close')
    await this.isGone()
  }

  /** The names of the listed wallets, in order. */
  async wallets(): Promise<string[]> {
    const rows = this.dialog.getByRole('list').getByRole('listitem')
    return rows.locator('.row-title').allTextContents()
  }

  /** Asserts that a toast says this. */
  async toasts(code: MessageCode, params?: ErrorParams): Promise<void> {
    const region = this.page.getByRole('region', { name: message('notices.label') })
    const toast = region.getByText(message(code, params), { exact: true }).first()
    // Many stay for 2 s only: looked for more often than Playwright does.
    await eventually(() => toast.isVisible()).toBe(true)
  }

  /** Waits until this text appears over the modal's title. */
  async snacks(code: MessageCode, params?: ErrorParams): Promise<void> {
    const snackbar = this.dialog.getByTestId('wui-snackbar-message').getByText(message(code, params), { exact: true })
    // It stays for 2.5 s only.
    await eventually(() => snackbar.isVisible()).toBe(true)
  }

  /** Waits until the view shows an outcome instead of the wallet's request. */
  async leavesAsking(wallet: string): Promise<void> {
    // Before the request is drawn, it is not there either.
    await this.view.getByRole('listitem').first().waitFor({ state: 'detached' })
    await this.view.getByText(message('connecting.asking', { wallet }), { exact: true }).waitFor({ state: 'detached' })
  }

  /** Waits until this is the only button in the view. */
  async offersOnly(...codes: MessageCode[]): Promise<void> {
    await eventually(() => this.view.getByRole('button').allTextContents()).toEqual(codes.map((code) => message(code)))
  }

  /** Only the view, without overlays and without the leaving view's ghost. */
  private get view(): Locator {
    return this.dialog.locator('.frame .scene')
  }
}
