import type { Request } from 'playwright-core'
import { getAddress } from 'viem'
import { cutTo, fromUnits } from '../../core/units.ts'
import { deployTaxToken, giveTether, putPool, type Sandbox, type SandboxWallet } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { focus } from './harness/keyboard.ts'
import { forgetsIn, heardIn, listensIn } from './harness/listener.ts'
import { ask, at } from './harness/sends.ts'
import { buys, confirms, dollar, dollarsOf, ether, lastFee, opensSwap, reserves, reviews } from './harness/swaps.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

/** From an empty page to the form, in which ether buys dollars. */
async function fillsIn(visitor: Visitor, wallet: SandboxWallet, sandbox: Sandbox): Promise<void> {
  await putPool(sandbox.one, reserves)
  await visitor.installs(wallet)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(wallet)
  await opensSwap(visitor)
  await buys(visitor, dollarsOf(sandbox).token)
}

test('a user swaps ether for dollars: gets a quote, reviews and signs; the dollars arrive, and the pool’s price moves [swap-offered] [swap-quote] [swap-plan] [swap-end]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [account = ''] = harbour.accounts
  const { held, pool, token } = dollarsOf(sandbox)
  const poolHas = async () => BigInt(await ask(sandbox.one.directUrl, 'eth_getBalance', [pool, 'latest']))
  await putPool(sandbox.one, reserves)
  const before = await held(account)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await opensSwap(visitor)
  // The user finds the token by name, symbol and address.
  await at(visitor, 'swap-input-token-toToken').click()
  await visitor.modal.isAt('title.SwapSelectToken')
  const rows = visitor.modal.dialog.getByTestId(/^swap-select-token-item-/)
  const offered = () => rows.evaluateAll((all) => all.map((row) => row.dataset.testid?.split('-').at(-1)))
  await eventually(offered).toEqual(expect.arrayContaining(['ETH', token]))
  for (const [text, found] of [
    ['ether', ['ETH']],
    [' susd ', [token]],
    [token.slice(4, 20).toUpperCase(), [token]],
    ['nothing of the kind', []],
  ] as const) {
    await at(visitor, 'swap-select-token-search-input').fill(text)
    await eventually(offered).toEqual(found)
  }
  await visitor.modal.dialog.getByText(message('swap.noneFound'), { exact: true }).first().waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'swap-select-token-search-input').fill('dollar')
  await at(visitor, `swap-select-token-item-${token}`).click()
  await visitor.modal.isAt('title.Swap')
  await eventually(() => at(visitor, 'swap-input-toToken').inputValue()).toBe('2,988.02')
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'swap-input-sourceToken').fill('2')
  await eventually(() => at(visitor, 'swap-input-toToken').inputValue()).toBe('5,970.09')
  await reviews(visitor, 'swap.ready')
  expect(await at(visitor, 'swap-minimum').textContent()).toContain('5,910.39 SUSD')
  // The provider keeps 0.85 % of the input, and the network fee is no higher than shown.
  expect(await at(visitor, 'swap-provider-fee').textContent()).toBe('$51.00')
  const cost = await at(visitor, 'swap-network-cost').textContent()
  const [, told = '', money = ''] = /^([\d.]+) ETH\$([\d.]+)$/.exec(cost ?? '') ?? []
  await eventually(() => flaws(visitor)).toEqual([])
  await confirms(visitor, harbour)
  harbour.approve()
  await at(visitor, 'swap.confirmed').waitFor()
  await visitor.modal.toasts('swapping.confirmed', { symbol: 'ETH', bought: '5,970.095629 SUSD' })
  expect((await held(account)) - before).toBe(5_970_095_629n)
  const taken = await lastFee(sandbox)
  expect([
    Number(told) * 1e18 >= taken,
    Number(told) * 1e18 < 2 * taken,
    Number(money) >= (3_000 * taken) / 1e18,
  ]).toEqual([true, true, true])
  expect(await poolHas()).toBe(1_002n * ether)
  await at(visitor, 'swap-done').click()
  await visitor.modal.isAt('title.Account')
})

test('the user approves exactly the amount to swap; a rejection changes nothing, and an approval stays [swap-approval] [swap-leftover] [swap-refused]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [account = ''] = harbour.accounts
  const { held, allow, allowed, token } = dollarsOf(sandbox)
  const sust = getAddress(await giveTether(sandbox.one, getAddress(account), 1_000n * dollar))
  await putPool(sandbox.one, reserves)
  await putPool(sandbox.one, reserves, sust)
  const before = await held(account)
  await visitor.installs(harbour)
  await visitor.page.clock.install()
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await opensSwap(visitor)
  await buys(visitor, token)
  // One token is never on both sides.
  await eventually(() => at(visitor, 'swap-input-toToken').inputValue()).toBe('2,988.02')
  await at(visitor, 'swap-turn').click()
  const given = at(visitor, 'swap-input-sourceToken')
  expect(await given.inputValue()).toBe('2988.020943')
  // Once the token beside it is drawn, which takes up part of the line.
  await eventually(() => given.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true)
  await at(visitor, 'swap-input-sourceToken').fill('300')
  // Approvals made elsewhere count: before the review, and while it is open.
  await allow(account, 300n * dollar)
  await reviews(visitor, 'swap.ready')
  for (const [amount, state] of [
    [0n, 'swap.approvable'],
    [400n * dollar, 'swap.ready'],
    [0n, 'swap.approvable'],
  ] as const) {
    await allow(account, amount)
    await visitor.page.clock.runFor(10_000)
    await at(visitor, state).waitFor()
  }

  const asked = async (answer: 'approve' | 'reject') => {
    await confirms(visitor, harbour)
    harbour[answer]()
  }
  await asked('reject')
  await at(visitor, 'swap.declined').waitFor()
  expect(await allowed(account)).toBe(0n)
  await at(visitor, 'swap-again').click()
  await at(visitor, 'swap.approvable').waitFor()
  await asked('approve')
  await at(visitor, 'swap.ready').waitFor()
  expect(await allowed(account)).toBe(300n * dollar)
  await asked('reject')
  await at(visitor, 'swap.declined').waitFor()
  expect([await allowed(account), await held(account)]).toEqual([300n * dollar, before])
  await at(visitor, 'swap-again').click()
  await at(visitor, 'swap.ready').waitFor()
  await asked('approve')
  await at(visitor, 'swap.confirmed').waitFor()
  expect([await allowed(account), before - (await held(account))]).toEqual([0n, 300n * dollar])

  // A token that refuses to change an approval: the rest of the earlier one is revoked first, and the review lists all
  // steps.
  const tether = dollarsOf(sandbox, sust)
  await tether.allow(account, 1n)
  await at(visitor, 'swap-done').click()
  await visitor.modal.isAt('title.Account')
  await at(visitor, 'w3m-account-default-swaps-button').click()
  await visitor.modal.isAt('title.Swap')
  await at(visitor, 'swap-input-token-sourceToken').click()
  await at(visitor, `swap-select-token-item-${sust}`).click()
  await buys(visitor, 'ETH')
  await at(visitor, 'swap-input-sourceToken').fill('300')
  await reviews(visitor, 'swap.leftover')
  expect(await at(visitor, 'swap.leftover').textContent()).toContain('approving exactly 300 SUST, and the swap')
  await eventually(() => flaws(visitor)).toEqual([])
  await asked('approve')
  await at(visitor, 'swap.approvable').waitFor()
  expect(await tether.allowed(account)).toBe(0n)
  await asked('approve')
  await at(visitor, 'swap.ready').waitFor()
  expect(await tether.allowed(account)).toBe(300n * dollar)
  await asked('approve')
  await at(visitor, 'swap.confirmed').waitFor()
  expect([await tether.allowed(account), await tether.held(account)]).toEqual([0n, 700n * dollar])
})

test('a price change is shown before signing and reverts a signed swap; a token without a seller has no quote [swap-moved] [swap-slippage] [swap-fresh]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [account = ''] = harbour.accounts
  const { held, token } = dollarsOf(sandbox)
  const node = sandbox.one.directUrl
  await putPool(sandbox.one, { ether: 0n, tokens: 0n })
  const before = await held(account)
  await visitor.installs(harbour)
  await visitor.takesTheClock()
  /** The requests for a quote that are not answered yet. */
  const quotes = new Set<Request>()
  visitor.page.on('request', (request) => {
    if (request.url().includes('/v1/convert/quotes')) quotes.add(request)
  })
  visitor.page.on('requestfinished', (request) => void quotes.delete(request))
  visitor.page.on('requestfailed', (request) => void quotes.delete(request))
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await opensSwap(visitor)
  await buys(visitor, token)
  await at(visitor, 'swap.noOffer').waitFor()
  // A quote is renewed every 10 s, but not now.
  await visitor.stopsTheClock()
  await eventually(() => quotes.size).toBe(0)
  await at(visitor, 'swap.noOffer').waitFor()
  expect(await at(visitor, 'swap.noOffer').textContent()).toContain('There’s no offer')
  expect(await at(visitor, 'swap-action-button').count()).toBe(0)
  await putPool(sandbox.one, reserves)
  await at(visitor, 'swap-quote-again').press('Enter')
  await visitor.context.clock.resume()
  // Once there is a quote, the same button leads to its review.
  await eventually(() => focus(visitor.page)).toBe('swap-action-button')
  await eventually(() => at(visitor, 'swap-action-button').textContent()).toBe('Review swap')

  await visitor.stopsTheClock()
  await eventually(() => quotes.size).toBe(0)
  await eventually(() => at(visitor, 'swap-action-button').textContent()).toBe('Review swap')
  await putPool(sandbox.one, { ...reserves, tokens: reserves.tokens / 1_000n })
  await at(visitor, 'swap-action-button').click()
  await visitor.context.clock.resume()
  await visitor.modal.isAt('title.SwapPreview')
  await at(visitor, 'swap.moved').waitFor()
  expect(await at(visitor, 'swap-confirm').count()).toBe(0)
  await at(visitor, 'swap-accept').click()
  await at(visitor, 'swap.ready').waitFor()
  expect(await at(visitor, 'swap-had').textContent()).toBe('2.98802 SUSD')

  await ask(node, 'evm_setAutomine', [false])
  await confirms(visitor, harbour)
  harbour.approve()
  await at(visitor, 'swap.sent').waitFor()
  await putPool(sandbox.one, { ...reserves, tokens: reserves.tokens / 2_000n })
  await ask(node, 'evm_mine', [])
  await ask(node, 'evm_setAutomine', [true])
  await at(visitor, 'swap.reverted').waitFor()
  expect(await held(account)).toBe(before)
})

test('the form is filled as the dApp wishes; a network change midway resets it, and the new network may not offer swaps [swap-wish] [swap-reset] [swap-offered]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  await putPool(sandbox.one, reserves)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  // The swap that the dApp wishes is filled in.
  await visitor.page.getByTestId('open Swap').click()
  await visitor.modal.isAt('title.Swap')
  await eventually(() => at(visitor, 'swap-input-sourceToken').inputValue()).toBe('2.5')
  const sides = ['swap-input-token-sourceToken', 'swap-input-token-toToken'].map((side) => at(visitor, side))
  expect(await Promise.all(sides.map((side) => side.textContent()))).toEqual([
    expect.stringMatching(/^SUSD/),
    expect.stringMatching(/^ETH/),
  ])
  await reviews(visitor, 'swap.approvable')
  expect(await at(visitor, 'swap-given').textContent()).toContain('2.5 SUSD')
  harbour.switchChain(31338)
  await at(visitor, 'swap.unsupported').waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  harbour.switchChain(31337)
  await eventually(() => at(visitor, 'swap-action-button').textContent()).toBe('Select token')
})

test('screen readers announce a wrong amount, a missing quote and a swap’s loss [look-accessible] [swap-steps] [swap-impact]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  await listensIn(visitor.context)
  await fillsIn(visitor, createWallet(wallets.harbour), sandbox)
  const says = (words: RegExp) => eventually(async () => (await heardIn(visitor.page)).join(' ')).toMatch(words)
  const amount = at(visitor, 'swap-input-sourceToken')
  const types = async (text: string) => {
    await forgetsIn(visitor.page)
    await amount.fill(text)
  }
  await types('nothing')
  await says(/Incorrect amount/)
  await types('20000')
  await says(/Insufficient balance/)
  await types('500')
  await says(/This swap moves the price/)
  // An offer is renewed every 10 s, and the button says so meanwhile.
  await eventually(() => at(visitor, 'swap-action-button').textContent()).toBe('Review anyway')
  // The review shows it as well, where the user agrees to it.
  await forgetsIn(visitor.page)
  await at(visitor, 'swap-action-button').click()
  await visitor.modal.isAt('title.SwapPreview')
  expect(await at(visitor, 'swap-high-impact').textContent()).toMatch(/less than you pay/)
  await says(/less than you pay/)
  await eventually(() => at(visitor, 'swap-confirm').textContent()).toBe('Swap anyway')
  await at(visitor, 'swap-cancel').click()
  await visitor.modal.isAt('title.Swap')
  await putPool(sandbox.one, { ether: 0n, tokens: 0n })
  await types('1')
  await says(/There’s no offer/)
  // There is no quote for this much.
  const fromAmount = `1${'0'.repeat(18)}`
  const absurd = { fromAmount, toAmount: `1${'0'.repeat(36)}` }
  sandbox.api?.fault({ path: '/v1/convert/quotes', answer: { json: { quotes: [absurd] } }, times: 99 })
  await amount.fill('')
  await amount.fill('1')
  await at(visitor, 'swap.noOffer').waitFor()
  expect(await at(visitor, 'swap-input-toToken').inputValue()).toBe('')
  // The reason for the field's error is announced even if there is no quote.
  await types('20000')
  await says(/Insufficient balance/)
  await at(visitor, 'swap.noOffer').waitFor()
  expect(await at(visitor, 'swap-action-button').textContent()).toBe('Insufficient balance')
  expect(await amount.getAttribute('aria-invalid')).toBe('true')
})

test('a token that keeps a tenth of each transfer: the received amount is shown before and after, and a swap that this would revert is not offered [swap-plan] [swap-costs] [swap-slippage] [swap-end] [error-catalogue]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [account = ''] = harbour.accounts
  const tax = getAddress(await deployTaxToken(sandbox.one))
  await putPool(sandbox.one, { ether: 1_000n * ether, tokens: 100_000n * ether }, tax)
  const word = account.slice(2).toLowerCase().padStart(64, '0')
  const held = async () =>
    BigInt(await ask(sandbox.one.directUrl, 'eth_call', [{ to: tax, data: `0x70a08231${word}` }, 'latest']))
  const before = await held()
  // No prices are known, and the view says so.
  visitor.complaints.expect(/status of 400/)
  const path = `/v1/account/${account}/balance`
  const answer = await fetch(`${sandbox.api?.url}${path}?chainId=eip155:31337&projectId=${'0'.repeat(32)}`)
  const { balances }: { balances: object[] } = await answer.json()
  const unpriced = balances.map((held) => ({ ...held, price: undefined }))
  sandbox.api?.fault({ path, answer: { json: { balances: unpriced } }, times: 99 })
  sandbox.api?.fault({ path: '/v1/fungible/price', answer: { status: 400 }, times: 99 })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await opensSwap(visitor)
  await visitor.modal.snacks('swap.price')
  await buys(visitor, tax)
  // 100 for one, less the pool's fee: a tenth less arrives, which exceeds the default slippage.
  await reviews(visitor, 'swap.doomed')
  expect(await at(visitor, 'swap-confirm').count()).toBe(0)
  await at(visitor, 'swap-slippage-edit').click()
  await at(visitor, 'swap-slippage-other').fill('11')
  await at(visitor, 'swap-slippage-done').click()
  await reviews(visitor, 'swap.ready')
  await at(visitor, 'swap-short').waitFor()
  expect(await at(visitor, 'swap-short').textContent()).toContain('This token may charge a transfer fee.')
  await eventually(() => flaws(visitor)).toEqual([])
  const told = await at(visitor, 'swap-had').textContent()
  await confirms(visitor, harbour)
  harbour.approve()
  await at(visitor, 'swap.confirmed').waitFor()
  const arrived = (await held()) - before
  expect(told).toContain(String(arrived / ether))
  await visitor.modal.toasts('swapping.confirmed', {
    ...{ symbol: 'ETH', bought: `${cutTo(fromUnits(String(arrived), 18), 6)} STAX` },
  })
})
