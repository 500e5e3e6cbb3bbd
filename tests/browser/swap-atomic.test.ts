import { putPool } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { ask, at } from './harness/sends.ts'
import { buys, dollar, dollarsOf, ether, opensSwap, reserves, reviews } from './harness/swaps.ts'
import { expect } from './harness/test.ts'

test('a smart account approves and swaps at once: one prompt, both or neither [swap-atomic] [embedded-deployed]', async ({
  visitor,
  person,
  sandbox,
}) => {
  const { held, allowed, token } = dollarsOf(sandbox)
  const [holder] = sandbox.world.accounts
  const address = await person.logsIn('grace@example.test', projectOf(sandbox))
  await putPool(sandbox.one, reserves)
  const node = (method: string, params: unknown[]) => ask(sandbox.one.directUrl, method, params)
  await node('anvil_setBalance', [address, `0x${ether.toString(16)}`])
  const word = (value: string) => value.padStart(64, '0')
  const given = `0xa9059cbb${word(address.slice(2).toLowerCase())}${word((500n * dollar).toString(16))}`
  await node('eth_sendTransaction', [{ from: holder, to: token, data: given }])
  await eventually(() => held(address)).toBe(500n * dollar)

  const isDeployed = async () =>
    JSON.parse((await visitor.page.getByTestId('user').textContent()) || '{}').isSmartAccountDeployed
  expect(await isDeployed()).toBe(false)
  await opensSwap(visitor, true)
  await buys(visitor, token)
  await at(visitor, 'swap-turn').click()
  await at(visitor, 'swap-input-sourceToken').fill('300')
  await reviews(visitor, 'swap.atomic')
  await eventually(() => flaws(visitor)).toEqual([])

  // A rejection approves nothing, and the next try asks for both again.
  const frame = visitor.page.frameLocator('#w3m-iframe')
  await at(visitor, 'swap-confirm').click()
  await frame.getByText('Send 2 calls at once').waitFor()
  await frame.getByRole('button', { name: 'Reject' }).click()
  await at(visitor, 'swap.declined').waitFor()
  expect([await allowed(address), await held(address)]).toEqual([0n, 500n * dollar])
  await at(visitor, 'swap-again').click()
  await at(visitor, 'swap.atomic').waitFor()
  await at(visitor, 'swap-confirm').click()
  await node('evm_setAutomine', [false])
  await frame.getByRole('button', { name: 'Approve' }).click()

  // The wallet's id of the batch is not a hash, and links nowhere; after a reload its status is requested again.
  await at(visitor, 'swap.sent').waitFor()
  expect(await at(visitor, 'swap-explorer').count()).toBe(0)
  await visitor.reloads()
  await person.isConnected()
  await node('evm_setAutomine', [true])
  await node('evm_mine', [])
  const told = visitor.page.getByRole('region', { name: message('notices.label') })
  await told.getByText(/^Swapped SUSD to about 0\.0996\d* ETH$/).waitFor()
  expect([await allowed(address), await held(address)]).toEqual([0n, 200n * dollar])
  // An account's first transaction deploys it.
  await eventually(isDeployed).toBe(true)
})
