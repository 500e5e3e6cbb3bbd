import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'

const test = base
  .extend('sandboxOptions', () => ({ api: true }))
  .extend('api', ({ sandbox }) => {
    if (!sandbox.api) throw new Error('This sandbox has no API')
    return sandbox.api
  })

const listed = (id: string, name: string, rdns: string) => ({
  ...{ id, name, rdns, badge_type: 'certified', homepage: `https://${rdns}`, mobile_link: `${name.toLowerCase()}://` },
})
const metaMask = listed('c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', 'MetaMask', 'io.metamask')
const rainbow = listed('1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369', 'Rainbow', 'me.rainbow')

test('the wallets that a RainbowKit dApp names are listed in its groups, after the browser’s wallets [api-rainbowkit] [connect-named-groups]', async ({
  visitor,
  wallet,
  api,
}) => {
  api.list([metaMask, rainbow, ...api.wallets])
  await visitor.installs(wallet)
  const { page, modal } = visitor
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '', named: api.url }))
  await page.getByTestId('connect-button').click()
  await eventually(() => modal.dialog.getByRole('listitem').locator('.row-title').allTextContents()).toEqual([
    ...['Harbour', 'WalletConnect', 'Own Wallet', 'Rainbow', 'MetaMask', 'All wallets'],
  ])
  expect(await modal.dialog.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Ours', 'Popular'])
  const ours = modal.dialog.getByRole('list', { name: 'Ours', exact: true })
  expect(await ours.getByRole('listitem').locator('.row-title').allTextContents()).toEqual(['Own Wallet'])
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  const [address = ''] = wallet.accounts
  await visitor.isConnected(address)
  expect(await page.getByTestId('custom').getAttribute('data-background')).toBe('#123')
})
