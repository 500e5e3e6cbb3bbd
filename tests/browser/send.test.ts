import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { TOKEN_GRANT } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { onEthereum, one, showsState, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { focus } from './harness/keyboard.ts'
import { ask, at, fillsIn } from './harness/sends.ts'
import { test as base, expect, smallWindow } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true })).extend('walletWindows', () => false)

const withTokens = (tokens: object) => ({ settings: JSON.stringify({ tokens }) })

test('a user sends ether: fills in the form, reviews, signs and sees it confirmed [send-steps] [send-review] [send-pending] [send-scan] [notice-beside] [look-first-field]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const receiver = sandbox.world.accounts[7] ?? ''
  const balance = async () => BigInt(await ask(sandbox.one.directUrl, 'eth_getBalance', [receiver, 'latest']))
  const before = await balance()
  await visitor.installs(harbour)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  await at(visitor, 'w3m-account-default-send-button').click()
  await eventually(() => focus(visitor.page)).toBe('send-amount')
  await visitor.page.keyboard.type('1.25')
  // This browser cannot read codes.
  expect(await at(visitor, 'send-scan').count()).toBe(0)
  await at(visitor, 'send-receiver').fill(receiver)
  await eventually(() => flaws(visitor)).toEqual([])
  await eventually(() => at(visitor, 'send-next').isEnabled()).toBe(true)
  await at(visitor, 'send-receiver').press('Enter')
  await visitor.modal.isAt('title.WalletSendPreview')
  expect(await at(visitor, 'send-to').textContent()).toBe(receiver)
  expect(await at(visitor, 'send-amount').textContent()).toBe('1.25 ETH')
  await at(visitor, 'send.firstTime').or(at(visitor, 'send.unused')).waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  harbour.approve()
  await at(visitor, 'send.confirmed').waitFor()
  expect(await at(visitor, 'sent-amount').textContent()).toBe('1.25 ETH')
  const toast = visitor.page
    .getByRole('region', { name: message('notices.label') })
    .getByRole('listitem')
    .last()
  // It stays while it has the focus.
  await toast.getByRole('button', { name: message('notice.dismiss') }).focus()
  const boxes = async (width: number, height: number) => {
    await visitor.page.setViewportSize({ width, height })
    await visitor.modal.isStill()
    const told = await toast.boundingBox()
    const card = await visitor.modal.dialog.getByTestId('w3m-modal-card').boundingBox()
    if (!told || !card) throw new Error('Both are in sight')
    return { told, card }
  }
  const narrow = await boxes(600, 440)
  expect(narrow.told.y).toBeGreaterThanOrEqual(narrow.card.y + narrow.card.height)
  const phone = await boxes(360, 440)
  expect(phone.told.y + phone.told.height).toBeLessThanOrEqual(phone.card.y)
  expect((await balance()) - before).toBe(1_250_000_000_000_000_000n)
  await at(visitor, 'send-done').click()
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { active: 'eip155', network: one, eip155: onEthereum(harbour), solana: 'disconnected' })
})

test('a user sends a token on Ethereum; a transfer that would fail is reported before the wallet is asked, and a rejection sends nothing [send-token] [send-review] [send-refused]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const { address: token } = sandbox.world.token
  const receiver = sandbox.world.accounts[8] ?? ''
  const data = `0x70a08231${receiver.slice(2).toLowerCase().padStart(64, '0')}`
  const balance = async () => BigInt(await ask(sandbox.one.directUrl, 'eth_call', [{ to: token, data }, 'latest']))
  const before = await balance()
  await visitor.installs(harbour)
  await visitor.opensBothChains(withTokens({ 'eip155:31337': { address: token } }))
  await visitor.connects(harbour)
  // The token's contract accepts no ether.
  await fillsIn(visitor, '2.5', token)
  await at(visitor, 'send-next').click()
  const doomed = at(visitor, 'send.doomed')
  await doomed.waitFor()
  expect(await doomed.textContent()).toBe(message('send.doomed', { reason: 'execution reverted' }))
  expect(await at(visitor, 'send-confirm').count()).toBe(0)
  await at(visitor, 'send-cancel').click()
  await at(visitor, 'send-token').click()
  await at(visitor, `send-token-${token}`).click()
  await at(visitor, 'send-amount').fill('2.5')
  await visitor.modal.says('transfer.ownToken')
  await at(visitor, 'send-receiver').fill(`0x${'0'.repeat(40)}`)
  await visitor.modal.says('transfer.zero')
  expect(await at(visitor, 'send-next').isDisabled()).toBe(true)
  await at(visitor, 'send-receiver').fill(receiver)
  // Meanwhile the whole balance goes elsewhere.
  const [from = '', , other = ''] = sandbox.world.accounts
  const move = (sender: string, to: string, amount: bigint) => {
    const call = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [getAddress(to), amount] })
    return ask(sandbox.one.directUrl, 'eth_sendTransaction', [{ from: sender, to: token, data: call }])
  }
  await move(from, other, TOKEN_GRANT)
  await at(visitor, 'send-next').click()
  await doomed.waitFor()
  expect(await doomed.textContent()).toMatch(/exceeds balance/)
  expect(await at(visitor, 'send-confirm').count()).toBe(0)
  await move(other, from, TOKEN_GRANT)
  await at(visitor, 'send-check-again').click()
  await at(visitor, 'send.ready').waitFor()
  // The node sees exactly this amount move; the wallet writes it in one way.
  expect(await at(visitor, 'send-amount').textContent()).toBe('2.5 SUSD')
  expect(await at(visitor, 'send-arrives').count()).toBe(0)
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  harbour.reject()
  await at(visitor, 'send.declined').waitFor()
  expect(await balance()).toBe(before)
  await at(visitor, 'send-again').click()
  await harbour.nextRequest()
  harbour.approve()
  await at(visitor, 'send.confirmed').waitFor()
  expect((await balance()) - before).toBe(2_500_000n)
})

const fromGermany = test.extend('contextOptions', () => ({
  ...{ ...smallWindow, reducedMotion: 'reduce' as const, locale: 'de-DE' },
}))

fromGermany(
  'numbers are those of the visitor, whose words the modal may not have [send-number]',
  async ({ visitor, createWallet, sandbox }) => {
    const harbour = createWallet(wallets.harbour)
    await visitor.installs(harbour)
    await visitor.opensBothChains()
    await visitor.connects(harbour)
    await fillsIn(visitor, '1.5', sandbox.world.accounts[7] ?? '')
    await eventually(() => at(visitor, 'send-next').textContent()).toBe(message('send.incorrectValue'))
    await at(visitor, 'send-amount').fill('1,5')
    await at(visitor, 'send-next').click()
    await at(visitor, 'send.ready').waitFor()
    expect(await at(visitor, 'send-amount').textContent()).toBe('1,5 ETH')
  },
)
