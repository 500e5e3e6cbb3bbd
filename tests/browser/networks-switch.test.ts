import type { SandboxWallet } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const [one, two] = ['Portico One', 'Portico Two']
const SWITCH = 'wallet_switchEthereumChain'

const row = ({ modal }: Visitor, network: string) => modal.dialog.getByTestId(`w3m-network-switch-${network}`)
const accountRow = ({ modal }: Visitor) => modal.dialog.getByTestId('w3m-account-select-network')

/** From the page to the list of networks, connected on the first. */
async function atNetworks(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await accountRow(visitor).click()
  await visitor.modal.isAt('title.Networks')
}

const isOn = async (visitor: Visitor, network: string): Promise<void> => {
  await visitor.modal.isAt('title.Account')
  await eventually(() => accountRow(visitor).textContent()).toContain(network)
}

test('goes to another network when the wallet’s owner approves', async ({ visitor, wallet }) => {
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.modal.says('switching.asking', { wallet: wallet.name })
  await visitor.approvesIn(wallet)
  await isOn(visitor, two)
})

test('goes back where the wallet’s owner rejects, and can ask again', async ({ visitor, wallet }) => {
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.rejectsIn(wallet)
  await visitor.modal.isAt('title.Networks')
  await row(visitor, two)
    .getByText(message('wallet.rejected', { wallet: wallet.name }), { exact: true })
    .waitFor()
  // Where the user was, and not at the list's beginning.
  await eventually(() => row(visitor, two).evaluate((pressed) => pressed.matches(':focus'))).toBe(true)
  const { dialog } = visitor.modal
  expect(await dialog.locator('li[aria-current=true]').allInnerTexts()).toEqual([expect.stringContaining(one)])
  await row(visitor, two).click()
  await visitor.approvesIn(wallet)
  await isOn(visitor, two)
})

test('adds a network that the wallet does not know, and is there', async ({ visitor, createWallet }) => {
  const wallet = createWallet({ chains: [31337] })
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.approvesIn(wallet)
  await isOn(visitor, two)
})

test('goes back from a wallet that hangs, whose late switch still counts', async ({ visitor, wallet }) => {
  wallet.behave({ method: SWITCH, with: 'hang' })
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.modal.says('switching.asking', { wallet: wallet.name })
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Networks')
  wallet.switchChain(31338)
  await visitor.modal.goBack()
  await isOn(visitor, two)
})

test('is there as soon as the wallet goes there by itself, whatever becomes of the request', async ({
  visitor,
  wallet,
}) => {
  wallet.behave({ method: SWITCH, with: 'hang' })
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.modal.says('switching.asking', { wallet: wallet.name })
  wallet.switchChain(31338)
  await isOn(visitor, two)
  await accountRow(visitor).click()
  await row(visitor, one).waitFor()
})

test('a press goes to the row that it began on, which moves meanwhile, and to none when it is drawn away [look-press]', async ({
  visitor,
  wallet,
}) => {
  await atNetworks(visitor, wallet)
  const { page } = visitor
  const pressed = row(visitor, two)
  const place = async () => (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width, height } = await place()
  const [across, down] = [x + width / 2, y + height / 2]

  await page.mouse.move(across, down)
  await page.mouse.down()
  await page.mouse.move(across, down + height * 2, { steps: 5 })
  await page.mouse.up()
  await visitor.modal.isAt('title.Networks')
  expect(wallet.pending()).toEqual([])

  await page.mouse.move(across, down)
  await page.mouse.down()
  await pressed.evaluate((element, by) => element.closest('ul')?.style.setProperty('margin-top', `${by}px`), height * 2)
  await eventually(async () => (await place()).y).toBeGreaterThan(y + height / 2)
  await page.mouse.up()
  await visitor.modal.says('switching.asking', { wallet: wallet.name })
})
