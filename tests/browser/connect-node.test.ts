import { onTestFinished } from 'vitest'
import type { Sandbox } from '../../sandbox/index.ts'
import { eventually } from './harness/eventually.ts'
import { test as base } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('walletWindows', () => false)

/** Takes the first chain's node down, and brings it back after the test. */
async function takeDown({ one }: Sandbox, visitor: Visitor): Promise<void> {
  await one.stop()
  onTestFinished(() => one.restart())
  // The browser's own message about a broken connection.
  visitor.complaints.expect(/Failed to load resource|ERR_EMPTY_RESPONSE/)
}

const balance = (visitor: Visitor) => visitor.modal.dialog.getByTestId('account-balance')

test('with the node down, the user connects, reads that the balance is missing, and disconnects', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  await takeDown(sandbox, visitor)
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
  await visitor.modal.toasts('balance.unavailable')
  await visitor.modal.press('account.disconnect')
  await visitor.isDisconnected()
})

test('once the node is up again, the user can load the balance after 30 seconds', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  await takeDown(sandbox, visitor)
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.toasts('balance.unavailable')
  await sandbox.one.restart()
  await visitor.letsPass(30_000)
  await visitor.modal.press('account.balanceRetry')
  await eventually(() => balance(visitor).textContent()).toMatch(/10.000 ETH/)
})

test('once the node is up again, opening the account after 30 seconds shows the balance [account-balance-gap]', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  await takeDown(sandbox, visitor)
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.toasts('balance.unavailable')
  await visitor.modal.close()
  await sandbox.one.restart()
  await visitor.letsPass(30_000)
  await visitor.opensTheModal()
  await eventually(() => balance(visitor).textContent()).toMatch(/10.000 ETH/)
})

test('a user whose node goes down while connected is still connected after a reload', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await takeDown(sandbox, visitor)
  await visitor.reloads()
  await visitor.isConnected(wallet.accounts[0])
})

test('a request that a node never answers times out', async ({ visitor, wallet, sandbox }) => {
  sandbox.one.fault({ answer: 'hang' })
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.says('account.balanceLoading')
  await visitor.letsPass(30_000)
  await visitor.modal.toasts('balance.unavailable')
  await visitor.modal.press('account.disconnect')
  await visitor.isDisconnected()
})

test.for([
  ['answers with garbage', 'garbage'],
  ['is overloaded', { status: 503 }],
] as const)(
  'a node that first %s is asked again, and the balance is shown',
  async ([, answer], { visitor, wallet, sandbox }) => {
    visitor.complaints.expect(/Failed to load resource/)
    await visitor.arrivesWith(wallet)
    await visitor.connects(wallet)
    sandbox.one.fault({ method: 'eth_getBalance', answer, times: 1 })
    await visitor.opensTheModal()
    await eventually(() => balance(visitor).textContent()).toMatch(/10.000 ETH/)
  },
)
