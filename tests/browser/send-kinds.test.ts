import { getAddress } from 'viem'
import { giveTether, type SandboxWallet } from '../../sandbox/index.ts'
import { projectOf } from './harness/any-wallet.ts'
import { onSolana, showsState, solOne, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { at, fillsIn } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

/** What is sent, and what the account shows afterwards. */
interface Sent {
  amount: string
  receiver: string
  /** Defaults to the network's own currency. */
  token?: string
  /** The row of its token, and of its latest activity. */
  row: string
  left: RegExp
  activity: RegExp
  /** Whether it creates the receiver's token account, which costs a deposit. */
  opens?: boolean
}

/** Sends, and waits until the account's balance is lower and its activity shows the transfer. */
async function sends(visitor: Visitor, wallet: SandboxWallet, { amount, receiver, token, ...shown }: Sent) {
  await fillsIn(visitor, amount, receiver, token === undefined ? {} : { token })
  await at(visitor, 'send-next').click()
  await at(visitor, 'send.ready').waitFor()
  // In the currency, and in dollars.
  expect(await at(visitor, 'send-fee').locator('..').textContent()).toMatch(/(ETH|SOL).*\$/)
  expect(await at(visitor, 'send-deposit').count()).toBe(shown.opens ? 1 : 0)
  await at(visitor, 'send-confirm').click()
  await wallet.nextRequest()
  wallet.approve()
  await at(visitor, 'send.confirmed').waitFor()
  await at(visitor, 'send-done').click()
  await at(visitor, 'account-portfolio').click()
  await eventually(() => at(visitor, `portfolio-token-${shown.row}`).textContent()).toMatch(shown.left)
  await at(visitor, 'portfolio-tab-activity').click()
  await eventually(() => at(visitor, 'activity-transaction').first().textContent()).toMatch(shown.activity)
  await visitor.modal.close()
}

test('a transfer on Ethereum leaves the account and appears in its activity: ether, a token, and a token that returns nothing [send-token] [assets-renewed]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const receiver = sandbox.world.accounts[7] ?? ''
  const tether = getAddress(await giveTether(sandbox.one, getAddress(harbour.accounts[0] ?? ''), 50_000_000n))
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await sends(visitor, harbour, {
    ...{ amount: '1.25', receiver, row: 'ETH', left: /9,998\.74/, activity: /Sent.*−1\.25 ETH/ },
  })
  const dollar = sandbox.world.token.address
  await sends(visitor, harbour, {
    ...{ amount: '2.5', receiver, token: dollar, row: dollar, left: /9,997\.5 SUSD/, activity: /Sent.*−2\.5 SUSD/ },
  })
  await sends(visitor, harbour, {
    ...{ amount: '7', receiver, token: tether, row: tether, left: /43 SUST/, activity: /Sent.*−7 SUST/ },
  })
})

test('a transfer on Solana leaves the account and appears in its activity: SOL, and a token to a receiver who has none and to one who has some [send-token] [assets-renewed]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const sundial = createWallet(wallets.sundial)
  const mint = sandbox.world.solana?.token.mint ?? ''
  const receiver = '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy'
  await visitor.installs(sundial)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(sundial)
  const solana = onSolana(sundial)
  await showsState(visitor, { active: 'solana', network: solOne, eip155: 'disconnected', solana })
  await sends(visitor, sundial, {
    ...{ amount: '0.5', receiver, row: 'SOL', left: /9,999\.499 SOL/, activity: /Sent.*−0\.5 SOL/ },
  })
  const token = { receiver, token: mint, row: mint }
  await sends(visitor, sundial, { ...token, amount: '3', opens: true, left: /9,997/, activity: /Sent.*−3 SUSD/ })
  await sends(visitor, sundial, { ...token, amount: '4', left: /9,993/, activity: /Sent.*−4 SUSD/ })
})
