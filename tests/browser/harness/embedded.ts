import type { Page } from 'playwright-core'
import type { Hex } from 'viem'
import type { EmbeddedSandbox } from '../../../sandbox/index.ts'
import { test as base } from './test.ts'
import type { Query, Visitor } from './visitor.ts'

type Embedded = EmbeddedSandbox['embedded']

/** A test with the embedded wallet, and a user who has no other wallet. */
export const embeddedTest = base
  .extend('sandboxOptions', () => ({ embedded: true, api: true }))
  .extend('embedded', ({ sandbox }) => {
    if (!sandbox.embedded) throw new Error('This sandbox has no embedded wallet')
    return sandbox.embedded
  })
  .extend('person', ({ visitor, embedded }) => new Person(visitor, embedded))

/** A visitor without a wallet, and their mailbox. */
class Person {
  readonly #visitor: Visitor
  readonly #embedded: Embedded

  constructor(visitor: Visitor, embedded: Embedded) {
    this.#visitor = visitor
    this.#embedded = embedded
  }

  /** @param query further parameters of the dApp's setup. */
  async arrives(query: Query = {}): Promise<void> {
    await this.#visitor.opensTheFixture({ embedded: this.#embedded.world.frameUrl, ...query })
  }

  /** Types an email into the list of ways to connect. */
  async asksForAMail(email: string): Promise<void> {
    await this.#visitor.opensTheModal()
    await this.#visitor.modal.dialog.getByTestId('wui-email-input').fill(email)
    await this.#visitor.page.keyboard.press('Enter')
  }

  /** Follows the link in the mail in another tab, and approves or rejects the device. */
  async answersTheLink(email: string, answer: 'Approve' | 'Deny'): Promise<void> {
    const { link = '' } = await this.#embedded.mailbox.wait(email)
    const mail = await this.#visitor.context.newPage()
    await mail.goto(link)
    await mail.getByRole('button', { name: answer }).click()
    await mail.getByText('You can close this page.').waitFor()
    await mail.close()
  }

  async codeIn(email: string): Promise<string> {
    const { code = '' } = await this.#embedded.mailbox.wait(email)
    return code
  }

  /** Types a code, digit by digit. */
  async types(code: string): Promise<void> {
    await this.#visitor.modal.dialog.getByTestId('code-digit-1').click()
    await this.#visitor.page.keyboard.type(code)
  }

  /** A complete login. Resolves with the address. */
  async logsIn(email: string, query?: Query): Promise<Hex> {
    await this.arrives(query)
    await this.proves(email)
    return this.isConnected()
  }

  /** From the page to a login: the email, the device and the code. */
  async proves(email: string): Promise<void> {
    await this.asksForAMail(email)
    await this.#visitor.modal.isAt('title.EmailVerifyDevice')
    await this.answersTheLink(email, 'Approve')
    await this.#visitor.modal.isAt('title.EmailVerifyOtp')
    await this.types(await this.codeIn(email))
  }

  /** Chooses one of the providers on screen. Resolves with its window. */
  async choosesProvider(provider: string): Promise<Page> {
    const opened = this.#visitor.context.waitForEvent('page')
    await this.#visitor.modal.dialog.getByTestId(`social-selector-${provider}`).click()
    return opened
  }

  /** Logs in with a provider, in its window. */
  async entersAt(window: Page, email: string): Promise<void> {
    await window.getByRole('textbox', { name: 'Email' }).fill(email)
    await window.getByLabel('Password').fill('secret')
    await window.getByRole('button', { name: 'Log in' }).click()
  }

  /** Follows Farcaster's code as a phone does, in another tab, and answers there. */
  async scansFarcaster(code: string, answer: 'Sign in' | 'Cancel'): Promise<void> {
    const phone = await this.#visitor.context.newPage()
    await phone.goto(code)
    await phone.getByRole('textbox', { name: 'Username' }).fill('vitalik')
    await phone.getByRole('button', { name: answer }).click()
    await phone.getByText('You can close this page.').waitFor()
    await phone.close()
  }

  /** What the page's storage holds of the login's progress and of its user. */
  async remembered(): Promise<{ social: string | null; name: string | null }> {
    return this.#visitor.page.evaluate(() => ({
      social: localStorage.getItem('@appkit/connected_social'),
      name: localStorage.getItem('@appkit-wallet/SOCIAL_USERNAME'),
    }))
  }

  async isConnected(): Promise<Hex> {
    await this.#visitor.modal.isGone()
    await this.#visitor.page.getByTestId('wagmi-address').waitFor()
    return (await this.#visitor.page.getByTestId('address').textContent()) as Hex
  }
}
