import { type EncodeFunctionDataParameters, encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { TOKEN_GRANT } from '../../sandbox/index.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { ask, at, fillsIn, reviews } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true })).extend('walletWindows', () => false)

/** What this browser stores about pending transactions. */
const pendingIn = ({ page }: Visitor) => page.evaluate(() => localStorage.getItem('@appkit/pending_transactions') ?? '')

test('a pending transfer survives closing the modal and a reload, and a toast shows its outcome, in another tab too [send-pending]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  sandbox.one.fault({ method: 'eth_getTransactionReceipt', answer: 'hang' })
  await fillsIn(visitor, '1', sandbox.world.accounts[6] ?? '')
  await reviews(visitor, harbour)
  harbour.approve()
  await at(visitor, 'send.sent').waitFor()
  await visitor.modal.close()
  await visitor.modal.toasts('sending.started')
  const tab = await visitor.opensATab()
  await tab.opensBothChains()
  await tab.modal.toasts('sending.started', { amount: '1 ETH' })
  await visitor.reloads()
  await visitor.modal.toasts('sending.started', { amount: '1 ETH' })
  sandbox.one.clear()
  await Promise.all([visitor, tab].map(({ modal }) => modal.toasts('sending.confirmed', { amount: '1 ETH' })))
  await eventually(() => pendingIn(visitor)).toBe('')
})

test('the form is filled as the dApp wishes; a transfer that is sped up or cancelled in the wallet is shown as such [send-wish] [send-replaced]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [from = ''] = harbour.accounts
  const node = sandbox.one.directUrl
  type Waiting = { gasPrice: string; to: string; value: string }
  /** Another transaction replaces the pending one, at ten times its fee, and is mined. */
  const replace = async (other: (waiting: Waiting) => object) => {
    const nonce = await ask(node, 'eth_getTransactionCount', [from, 'latest'])
    const [waiting] = Object.values<Waiting>((await ask(node, 'txpool_content', [])).pending[from.toLowerCase()])
    if (!waiting) throw new Error('Nothing waits')
    const fee = `0x${(BigInt(waiting.gasPrice) * 10n).toString(16)}`
    const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
    expect(await ask(node, 'eth_sendTransaction', [{ from, nonce, ...fees, ...other(waiting) }])).toMatch(/^0x/)
    await ask(node, 'evm_mine', [])
  }
  const pending = () => pendingIn(visitor)
  /** The node knows the transaction, and has returned its nonce. */
  const isFollowed = () => visitor.page.waitForResponse(async (response) => /"nonce"/.test(await response.text()))

  await visitor.installs(harbour)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  await ask(node, 'evm_setAutomine', [false])
  await visitor.page.getByTestId('open WalletSend').click()
  await eventually(() => at(visitor, 'send-amount').inputValue()).toBe('0.75')
  await reviews(visitor, harbour)
  const known = isFollowed()
  harbour.approve()
  await at(visitor, 'send.sent').waitFor()
  await known
  await replace(({ to, value }) => ({ to, value }))
  await at(visitor, 'send.spedUp').waitFor()
  await visitor.modal.close()

  await visitor.page.getByTestId('open WalletSend').click()
  await reviews(visitor, harbour)
  const again = isFollowed()
  harbour.approve()
  await at(visitor, 'send.sent').waitFor()
  await again
  await visitor.modal.close()
  await replace(() => ({ to: from, value: '0x0' }))
  await visitor.modal.toasts('sending.cancelled', { amount: '0.75 ETH' })

  // The user is not watching while it is sped up.
  await visitor.page.getByTestId('open WalletSend').click()
  await reviews(visitor, harbour)
  harbour.approve()
  await at(visitor, 'send.sent').waitFor()
  await eventually(pending).toContain('"nonce"')
  const address = visitor.page.url()
  await visitor.page.goto('about:blank')
  await replace(({ to, value }) => ({ to, value }))
  await visitor.page.goto(address)
  await visitor.modal.toasts('sending.spedUp', { amount: '0.75 ETH' })
  await ask(node, 'evm_setAutomine', [true])
  await eventually(pending).toBe('')
})

test('a transfer that the chain reverts is shown as failed, and nothing of it has left [send-pending]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const { address: token } = sandbox.world.token
  const [from = '', , other = ''] = sandbox.world.accounts
  const node = sandbox.one.directUrl
  type Call = Pick<EncodeFunctionDataParameters<typeof erc20Abi>, 'functionName' | 'args'>
  const call = (sender: string, { functionName, args }: Call, fees = {}) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName, args })
    return ask(node, 'eth_sendTransaction', [{ from: sender, to: token, data, ...fees }])
  }
  await call(from, { functionName: 'approve', args: [getAddress(other), TOKEN_GRANT] })
  await visitor.installs(harbour)
  await visitor.opensBothChains({ settings: JSON.stringify({ tokens: { 'eip155:31337': { address: token } } }) })
  await visitor.connects(harbour)
  await ask(node, 'evm_setAutomine', [false])
  await fillsIn(visitor, '2.5', sandbox.world.accounts[8] ?? '', { token })
  await reviews(visitor, harbour)
  harbour.approve()
  await at(visitor, 'send.sent').waitFor()
  // The higher fee goes first, and takes everything.
  const fee = `0x${(10n ** 12n).toString(16)}`
  const args = [getAddress(from), getAddress(other), TOKEN_GRANT] as const
  const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
  await call(other, { functionName: 'transferFrom', args }, fees)
  await ask(node, 'evm_mine', [])
  await ask(node, 'evm_setAutomine', [true])
  await at(visitor, 'send.reverted').waitFor()
  await visitor.modal.toasts('sending.failed', { amount: '2.5 SUSD' })
  await call(other, { functionName: 'transfer', args: [getAddress(from), TOKEN_GRANT] })
})
