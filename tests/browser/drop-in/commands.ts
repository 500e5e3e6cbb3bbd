import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { approves, type Check, type Checks, closes, connects, isAt, isOn, joins, parts, signsIn } from './world.ts'

const recent = () => dropIn.kit.getRecentConnections('eip155').map(({ name }) => name)

/** Ends all connections in one of several ways, and connects again. */
const disconnecting =
  (end: () => Promise<void>): Check =>
  async (world) => {
    const { page, harbour } = world
    await page.evaluate(end)
    expect(await page.evaluate(() => dropIn.kit.getIsConnectedState())).toBe(false)
    await page.evaluate(() => dropIn.kit.open())
    await connects(world, harbour)
  }

/** A failed connection is reported, and the next one succeeds. */
const failing: Check = async (world) => {
  const { page, modal, orchard } = world
  await page.evaluate(() => dropIn.kit.open({ view: 'Connect' }))
  await modal.choose('Orchard')
  await orchard.nextRequest()
  orchard.reject()
  const error = () => page.evaluate(() => dropIn.kit.getError())
  await eventually(error).toMatch(/reject/i)
  await closes(world)
  // It is still there after the modal has closed, and until the modal opens again.
  expect(await error()).toMatch(/reject/i)
  await page.evaluate(() => dropIn.kit.open())
  expect(await error()).toBe('')
  await closes(world)
}

/** What a dApp does with connections and accounts. */
export const connectionCommands: Checks = {
  getError: failing,
  async switchConnection(world) {
    const { page, address, other } = world
    const to = (account: string) =>
      page.evaluate(
        (address) => dropIn.kit.switchConnection({ connection: { connectorId: 'test.harbour' }, address }),
        account,
      )
    await to(other)
    expect(await page.evaluate(() => dropIn.kit.getAddress())).toBe(other)
    await to(address)
    expect(await page.evaluate(() => dropIn.kit.getAddress())).toBe(address)
  },
  async getRecentConnections(world) {
    const { page, orchard } = world
    await joins(world, orchard)
    await parts(world)
    await eventually(() => page.evaluate(recent)).toEqual(['Orchard'])
  },
  async deleteConnection(world) {
    const { page, orchard } = world
    const ends = () => page.evaluate(() => dropIn.kit.deleteConnection({ connectorId: 'test.orchard' }))
    // The connection that the check above left is now forgotten.
    expect(await page.evaluate(recent)).toEqual(['Orchard'])
    await ends()
    await eventually(() => page.evaluate(recent)).toEqual([])
    await joins(world, orchard)
    await ends()
    await isAt(world, world.address)
    expect(await page.evaluate(() => dropIn.kit.getConnections().map(({ name }) => name))).toEqual(['Harbour'])
  },
  async resetWcConnection({ page }) {
    const uri = () => page.evaluate(() => dropIn.kit.store.get().headless?.wcUri)
    await page.evaluate(() => dropIn.hooks.useAppKitWallets.getWcUri())
    await eventually(uri).toMatch(/^wc:/)
    await page.evaluate(() => dropIn.kit.resetWcConnection())
    await eventually(uri).toBeUndefined()
    expect(await page.evaluate(() => dropIn.kit.getIsConnectedState())).toBe(true)
  },
  disconnect: disconnecting(() => dropIn.kit.disconnect()),
  resetAccount: disconnecting(() => dropIn.kit.resetAccount('eip155')),
  async addAddressLabel(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.kit.addAddressLabel(dropIn.kit.getAddress() ?? '', 'Savings'))
    await page.evaluate(() => dropIn.kit.open())
    await eventually(() => modal.dialog.getByTestId('account-name').textContent()).toBe('Savings')
    await closes(world)
  },
  async removeAddressLabel(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.kit.removeAddressLabel(dropIn.kit.getAddress() ?? ''))
    await page.evaluate(() => dropIn.kit.open())
    await modal.dialog.getByTestId('account-copy').waitFor()
    expect(await modal.dialog.getByTestId('account-name').count()).toBe(0)
    await closes(world)
  },
  async fetchBalance({ page }) {
    expect(await page.evaluate(() => dropIn.kit.fetchBalance('eip155'))).toEqual({
      data: { balance: expect.stringMatching(/^\d+(\.\d+)?$/), symbol: 'ETH' },
      ...{ error: null, isSuccess: true, isError: false },
    })
  },
  async signOut({ page }) {
    await page.evaluate(() => dropIn.kit.signOut())
    expect(await page.evaluate(() => dropIn.kit.store.get().session.status)).toBe('signedOut')
  },
  async signIn(world) {
    const { page, harbour } = world
    await page.evaluate(() => dropIn.kit.signIn())
    await signsIn(world, harbour)
    expect(await page.evaluate(() => dropIn.kit.store.get().session.status)).toBe('signedIn')
  },
  async setPreferredAccountType({ page }) {
    const preferred = () => page.evaluate(() => dropIn.kit.store.get().accounts.eip155?.preferredAccountType)
    expect(await preferred()).toBe('eoa')
    await page.evaluate(() => dropIn.kit.setPreferredAccountType('smartAccount', 'eip155'))
    expect(await preferred()).toBe('smartAccount')
    await page.evaluate(() => dropIn.kit.setPreferredAccountType('eoa', 'eip155'))
  },
}

/** What a dApp does with networks and adapters. */
export const networkCommands: Checks = {
  async switchNetwork(world) {
    const { page, harbour } = world
    for (const network of [1, 0] as const) {
      const asked = page.evaluate((at) => dropIn.kit.switchNetwork(dropIn.networks[at]), network)
      expect(await approves(harbour)).toBe('wallet_switchEthereumChain')
      await asked
      expect(await page.evaluate(() => dropIn.kit.getChainId())).toBe(harbour.chainId)
    }
    await isOn(world, 31337)
  },
  async resetNetwork(world) {
    const { page, harbour } = world
    await page.evaluate(() => dropIn.kit.disconnect())
    await page.evaluate(() => dropIn.kit.switchNetwork(dropIn.networks[0]))
    await isOn(world, 31337)
    await page.evaluate(() => dropIn.kit.resetNetwork('solana'))
    await page.evaluate(() => dropIn.kit.resetNetwork('eip155'))
    // The page's `defaultNetwork`.
    await isOn(world, 31338)
    await page.evaluate(() => dropIn.kit.open())
    await connects(world, harbour)
    await isOn(world, 31337)
    await page.evaluate(() => dropIn.kit.resetNetwork('eip155'))
    expect(harbour.pending()).toEqual([])
    await isOn(world, 31337)
  },
  async addNetwork(world) {
    const { page, modal } = world
    await page.evaluate(() =>
      dropIn.kit.addNetwork('eip155', { ...dropIn.networks[0], id: 31339, name: 'Portico Three' }),
    )
    expect(await page.evaluate(() => dropIn.kit.getCaipNetwork('eip155', 31339)?.name)).toBe('Portico Three')
    await page.evaluate(() => dropIn.kit.open({ view: 'Networks' }))
    await modal.network('Portico Three').waitFor()
    await closes(world)
  },
  async removeNetwork(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.kit.removeNetwork('eip155', 31339))
    expect(await page.evaluate(() => dropIn.kit.getCaipNetwork('eip155', 31339))).toBeUndefined()
    await page.evaluate(() => dropIn.kit.open({ view: 'Networks' }))
    await modal.network('Portico One').waitFor()
    expect(await modal.network('Portico Three').count()).toBe(0)
    await closes(world)
  },
  async addAdapter({ page }) {
    await page.evaluate(() => dropIn.kit.addAdapter(dropIn.solana))
    expect(await page.evaluate(() => dropIn.kit.getProvider('solana'))).toBeUndefined()
  },
  async removeAdapter({ page }) {
    await page.evaluate(() => dropIn.kit.removeAdapter('solana'))
    await expect(page.evaluate(() => dropIn.kit.getProvider('solana'))).rejects.toThrow('Chain adapter not found')
  },
}
