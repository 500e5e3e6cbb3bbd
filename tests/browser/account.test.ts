import { expect } from 'vitest'
import { giveNft, type Sandbox, token } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { test as base } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

/** The requests for the account's holdings. */
const balancesAsked = ({ api }: Sandbox) => api?.requests.filter(({ path }) => path.endsWith('/balance')).length

test('a connected user sees the account’s holdings: tokens with their total, NFTs with their pictures, and activity [portfolio-tokens] [portfolio-total] [portfolio-nfts] [portfolio-tabs]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const { page, modal } = visitor
  const { dialog } = modal
  const harbour = createWallet(wallets.harbour)
  const [address = '0x'] = harbour.accounts
  await giveNft(sandbox.one, address, 'Lantern')

  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  await dialog.getByTestId('account-portfolio').click()
  await modal.isAt('title.Portfolio')
  await eventually(() => dialog.getByTestId('portfolio-token-ETH').textContent()).toMatch(
    /Ether10,000 ETH\$30,000,000\.00/,
  )
  await eventually(() => dialog.getByTestId(`portfolio-token-${token.address}`).textContent()).toMatch(
    /Sandbox Dollar10,000 SUSD\$10,000\.00/,
  )
  expect(await dialog.getByTestId('portfolio-total').textContent()).toBe('Total$30,010,000.00')
  await eventually(() => flaws(visitor)).toEqual([])

  // By keyboard, from tab to tab: no tab makes the card smaller than the one before.
  const panel = dialog.getByRole('tabpanel')
  const heightOf = () => panel.evaluate((each) => each.getBoundingClientRect().height)
  const heights = [await heightOf()]
  await dialog.getByTestId('portfolio-tab-tokens').focus()
  await page.keyboard.press('ArrowRight')
  const nft = dialog.getByRole('listitem').filter({ hasText: 'Lantern' })
  await nft.locator('img').waitFor()
  await eventually(() => nft.locator('img').evaluate((img) => Reflect.get(img, 'naturalWidth') > 0)).toBe(true)
  await eventually(() => flaws(visitor)).toEqual([])
  await page.keyboard.press('ArrowRight')
  heights.push(await heightOf())
  await eventually(() => dialog.getByTestId('activity-transaction').first().textContent()).toMatch(/\+Lantern/)
  heights.push(await heightOf())
  await page.keyboard.press('Home')
  await dialog.getByTestId('portfolio-token-ETH').waitFor()
  heights.push(await heightOf())
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  await dialog.getByTestId('header-back').click()
  await modal.isAt('title.Account')
})

test('when the tokens fail to load a toast says so, and the server is not asked again for 30 s, even if the modal is closed [account-balance-gap]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [address = ''] = harbour.accounts
  visitor.complaints.expect(/status of 400/)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  sandbox.api?.fault({ path: `/v1/account/${address}/balance`, answer: { status: 400 }, times: 1 })
  const asked = balancesAsked(sandbox)
  const { dialog } = visitor.modal
  for (const _ of ['first', 'again']) {
    await visitor.opensTheModal()
    await dialog.getByTestId('account-portfolio').click()
    await visitor.modal.says('portfolio.unavailable')
    await visitor.modal.toasts('balance.unavailable')
    await visitor.page.keyboard.press('Escape')
    await visitor.modal.isGone()
  }
  expect(balancesAsked(sandbox)).toBe((asked ?? 0) + 1)
})

test('a list of five thousand tokens draws only the visible rows, and one key reaches the last row [portfolio-tokens] [look-accessible]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const { page, modal } = visitor
  const harbour = createWallet(wallets.harbour)
  const balances = Array.from({ length: 5_000 }, (_, at) => ({
    ...{ name: `Token ${at}`, symbol: 'TKN', chainId: 'eip155:31337', price: 0.01, value: 1 },
    address: `eip155:31337:0x${String(at).padStart(40, '0')}`,
    quantity: { decimals: '18', numeric: '100' },
  }))
  sandbox.api?.fault({ path: `/v1/account/${harbour.accounts[0]}/balance`, answer: { json: { balances } } })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  await modal.dialog.getByTestId('account-portfolio').click()
  await eventually(() => modal.dialog.getByTestId('portfolio-total').textContent()).toBe('Total$5,000.00')
  const rows = modal.dialog.getByRole('list', { name: message('portfolio.tokens') }).getByRole('listitem')
  // The list's own code may arrive after the total: Tab would skip what isn't there yet.
  await modal.dialog.getByText('Token 0', { exact: true }).waitFor()
  await modal.dialog.getByTestId('portfolio-tab-tokens').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await modal.dialog.getByText('Token 4999', { exact: true }).waitFor()
  expect(await rows.count()).toBeLessThan(40)
  await eventually(() => flaws(visitor)).toEqual([])
})

test('an account without tokens shows a total of zero [portfolio-total] [portfolio-empty]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  sandbox.api?.fault({ path: `/v1/account/${harbour.accounts[0]}/balance`, answer: { json: { balances: [] } } })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  const { dialog } = visitor.modal
  await dialog.getByTestId('account-portfolio').click()
  await dialog.getByTestId('portfolio-receive').waitFor()
  expect(await dialog.getByTestId('portfolio-total').textContent()).toBe('Total$0.00')
})

test('without a project the node provides the network’s currency and the tokens that the dApp names, without tabs or a total, and the account has the dApp’s own name for it [account-labels] [assets-tokens] [portfolio-tabs] [portfolio-total]', async ({
  visitor,
  createWallet,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  const named = { tokens: { 'eip155:31337': { address: token.address } } }
  await visitor.opensBothChains({ settings: JSON.stringify(named) })
  await visitor.connects(harbour)
  await visitor.page.getByTestId('label the account').click()
  await eventually(() => visitor.page.getByTestId('answer').textContent()).toBe('"done"')
  await visitor.opensTheModal()
  const { dialog } = visitor.modal
  await eventually(() => dialog.getByTestId('account-name').textContent()).toBe('My savings')
  await dialog.getByTestId('account-portfolio').click()
  await eventually(() => dialog.getByTestId('portfolio-token-ETH').textContent()).toBe('Ether10,000 ETH')
  expect(await dialog.getByTestId(`portfolio-token-${token.address}`).textContent()).toMatch(
    /Sandbox Dollar10,000 SUSD$/,
  )
  expect([await dialog.getByRole('tab').count(), await dialog.getByTestId('portfolio-total').count()]).toEqual([0, 0])
})

test('on a right-to-left page, a long left-to-right NFT name is visibly truncated [portfolio-nfts]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  await giveNft(sandbox.one, harbour.accounts[0] ?? '0x', 'Lantern of the seven hundred lakes')
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox, { direction: 'rtl' }))
  await visitor.page.setViewportSize({ width: 360, height: 640 })
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  const { dialog } = visitor.modal
  await dialog.getByTestId('account-portfolio').click()
  await dialog.getByTestId('portfolio-tab-nfts').click()
  const name = dialog.getByText(/^Lantern of/)
  const { beside, room } = await name.evaluate((box) => ({
    beside: box.scrollWidth - box.clientWidth,
    room: Number.parseFloat(getComputedStyle(box).paddingInlineEnd),
  }))
  // The ellipsis may lie outside the line: the box clips what doesn't fit.
  expect(beside).toBeLessThanOrEqual(room)
})
