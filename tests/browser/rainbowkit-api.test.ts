import { shorten } from '../../core/shorten.ts'
import { eventually } from './harness/eventually.ts'
import { isAsked } from './harness/sign-in-world.ts'
import { expect, test } from './harness/test.ts'

/** A RainbowKit page, with the options in its address. */
const page = (wishes: object, more: object = {}) => ({ rainbowkit: '', wishes: JSON.stringify(wishes), ...more })

test('single-wallet buttons, the first network and the list of networks match RainbowKit’s [api-rainbowkit]', async ({
  visitor,
  sandbox,
  createWallet,
}) => {
  const harbour = createWallet()
  const orchard = createWallet({ name: 'Orchard', rdns: 'test.orchard', accounts: [1] })
  for (const wallet of [harbour, orchard]) await visitor.installs(wallet)
  const { page: tab, modal } = visitor
  const wishes = { rpc2: sandbox.two.url, initialChain: 31338, wallets: ['harbour', 'orchard'] }
  await tab.goto(visitor.addressOf('fixture', page(wishes)))
  const read = (id: string) => async () => JSON.parse((await tab.getByTestId(id).textContent()) ?? 'null')
  const networks = tab.getByRole('button', { name: 'My networks' })

  // The network that the app begins with, until a wallet reports another.
  await eventually(read('chain')).toEqual(['Portico Two', false])
  expect(await networks.count()).toBe(0)

  const custom = tab.getByTestId('wallet-custom')
  const state = { mounted: true, ready: true, connected: false, loading: false, error: false, name: 'Orchard' }
  await eventually(read('wallet-custom')).toEqual(state)
  await custom.click()
  await eventually(read('wallet-custom')).toEqual({ ...state, loading: true })
  await visitor.rejectsIn(orchard)
  await eventually(read('wallet-custom')).toEqual({ ...state, error: true })
  await custom.click()
  await visitor.approvesIn(orchard)
  await eventually(read('wallet-custom')).toEqual({ ...state, connected: true })
  await visitor.isConnected(orchard.accounts[0])
  await eventually(read('chain')).toEqual(['Portico One', false])

  await networks.click()
  await modal.isAt('title.Networks')
  await eventually(read('chain')).toEqual(['Portico One', true])
  expect(await networks.textContent()).toBe('My networks are open')
  await modal.network('Portico Two').waitFor()
  await modal.close()
  await eventually(read('chain')).toEqual(['Portico One', false])

  // The other wallet's own button: no list, the wallet asks at once.
  await tab.getByTestId('wallet-button-harbour').click()
  await visitor.approvesIn(harbour)
  await visitor.isConnected(harbour.accounts[0])
  await eventually(read('wallet-custom')).toEqual(state)
})

test('the button shows as much of account and network as its properties say, for each screen size [api-rainbowkit]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page: tab, modal } = visitor
  const button = {
    label: 'Enter',
    accountStatus: { smallScreen: 'avatar', largeScreen: 'address' },
    chainStatus: { smallScreen: 'none', largeScreen: 'name' },
    showBalance: { smallScreen: false, largeScreen: true },
  }
  await tab.goto(visitor.addressOf('fixture', page({ button })))
  await eventually(() => tab.getByTestId('connect-button').textContent()).toBe('Enter')
  await tab.getByTestId('connect-button').click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  const [address = ''] = wallet.accounts
  await visitor.isConnected(address)
  await tab.keyboard.press('Escape')
  await modal.isGone()

  const account = tab.getByTestId('account-button')
  const shows = async () => ({
    chain: await tab.getByTestId('chain-button').allTextContents(),
    account: await account.textContent(),
    picture: await account.locator('i').count(),
    label: await account.getAttribute('aria-label'),
  })
  const name = shorten(address)
  await eventually(shows).toEqual({
    ...{ chain: ['Portico One'], picture: 0, label: null },
    account: expect.stringMatching(new RegExp(`^[\\d.]+ ETH${name}$`)),
  })
  await tab.setViewportSize({ width: 500, height: 600 })
  await eventually(shows).toEqual({ chain: [], account: '', picture: 1, label: name })

  const plain = { accountStatus: 'full', chainStatus: 'none', showBalance: false }
  await tab.goto(visitor.addressOf('fixture', page({ button: plain })))
  await eventually(shows).toEqual({ chain: [], account: name, picture: 1, label: null })
})

test('the app has the name that appInfo gives it [api-rainbowkit]', async ({ visitor, wallet }) => {
  await visitor.installs(wallet)
  const { page: tab, modal } = visitor
  await tab.goto(visitor.addressOf('fixture', page({ appName: 'Rainbow page' }, { signIn: '' })))
  await tab.getByTestId('connect-button').click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await isAsked(visitor)
  await modal.says('signIn.asking', { app: 'Rainbow page' })
})
