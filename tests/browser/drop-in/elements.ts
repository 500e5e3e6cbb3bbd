import { shorten } from '../../../core/shorten.ts'
import { eventually } from '../harness/eventually.ts'
import { type Checks, closes, type World } from './world.ts'

/** An element that is added to the page draws this, in the button with that test id; then it is removed. */
const draws =
  (tag: string, testId: string, text: (world: World) => string, attributes: Record<string, string> = {}) =>
  async (world: World): Promise<void> => {
    const { page } = world
    await page.evaluate(
      ([name, given]) => {
        const element = document.createElement(name)
        for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value)
        document.body.append(element)
      },
      [tag, attributes] as const,
    )
    await eventually(() => page.locator(tag).getByTestId(testId).textContent()).toBe(text(world))
    await page.evaluate((name) => document.querySelector(name)?.remove(), tag)
  }

const short = ({ address }: World) => shorten(address, 2, 3)
const account = { balance: 'hide', charsstart: '2', charsend: '3' }

/** Each element as AppKit's users write it, and under its `w3m-…` name. */
const both = (tag: 'appkit' | 'w3m'): Checks => ({
  [`${tag}-button`]: draws(`${tag}-button`, 'account-button', short, account),
  [`${tag}-connect-button`]: draws(`${tag}-connect-button`, 'connect-button', () => 'Enter', { label: 'Enter' }),
  [`${tag}-account-button`]: draws(`${tag}-account-button`, 'account-button', short, account),
  [`${tag}-network-button`]: draws(`${tag}-network-button`, 'w3m-network-button', () => 'Portico One'),
  [`${tag}-wallet-button`]: draws(`${tag}-wallet-button`, 'wallet-button-metamask', () => 'MetaMask', {
    wallet: 'metamask',
  }),
})

/** Every custom element of `portico/appkit`, while Harbour is connected. */
export const elements: Checks = {
  ...both('appkit'),
  ...both('w3m'),
  async 'appkit-modal'(world) {
    const { page, modal } = world
    // Without `enableEmbedded` the place stays empty: the modal is a dialog.
    await page.evaluate(() => document.body.append(document.createElement('appkit-modal')))
    await page.evaluate(() => dropIn.kit.open())
    await modal.isAt('title.Account')
    await eventually(() => page.locator('appkit-modal').getByTestId('w3m-modal-card').count()).toBe(0)
    await closes(world)
  },
}
