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

test('a user switches to another network when the wallet approves', async ({ visitor, wallet }) => {
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.modal.says('switching.asking', { wallet: wallet.name })
  await visitor.approvesIn(wallet)
  await isOn(visitor, two)
})

test('a rejected switch returns to the list, and the user can ask again', async ({ visitor, wallet }) => {
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.rejectsIn(wallet)
  await visitor.modal.isAt('title.Networks')
  await row(visitor, two)
    .getByText(message('wallet.rejected', { wallet: wallet.name }), { exact: true })
    .waitFor()
  // At the user's earlier position, not at the top of the list.
  await eventually(() => row(visitor, two).evaluate((pressed) => pressed.matches(':focus'))).toBe(true)
  const { dialog } = visitor.modal
  expect(await dialog.locator('li[aria-current=true]').allInnerTexts()).toEqual([expect.stringContaining(one)])
  await row(visitor, two).click()
  await visitor.approvesIn(wallet)
  await isOn(visitor, two)
})

test('a network that the wallet does not know is added and becomes active', async ({ visitor, createWallet }) => {
  const wallet = createWallet({ chains: [31337] })
  await atNetworks(visitor, wallet)
  await row(visitor, two).click()
  await visitor.approvesIn(wallet)
  await isOn(visitor, two)
})

test('Back leaves a wallet that hangs, and its late switch still counts', async ({ visitor, wallet }) => {
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

test('a switch that the wallet makes by itself counts at once, whatever becomes of the request', async ({
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

test('a press acts on the row that it began on even if that moves, and on none if the row is gone [look-press]', async ({
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
