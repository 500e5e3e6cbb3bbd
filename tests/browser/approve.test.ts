import { projectOf } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { ask, at, fillsIn } from './harness/sends.ts'
import { expect } from './harness/test.ts'

test('a transfer is confirmed in the embedded wallet’s frame, over the flow, which is there again as it was [embedded-approve] [send-refused]', async ({
  visitor,
  person,
  sandbox,
}) => {
  const receiver = sandbox.world.accounts[7] ?? ''
  const node = (method: string, params: unknown[]) => ask(sandbox.one.directUrl, method, params)
  const held = async () => BigInt(await node('eth_getBalance', [receiver, 'latest']))
  const address = await person.logsIn('mary@example.test', projectOf(sandbox))
  await node('anvil_setBalance', [address, `0x${(10n ** 18n).toString(16)}`])
  const before = await held()
  const frame = visitor.page.frameLocator('#w3m-iframe')
  const asks = async () => {
    await at(visitor, 'send.ready').waitFor()
    await at(visitor, 'send-confirm').click()
    await visitor.modal.isAt('title.ApproveTransaction')
  }

  await fillsIn(visitor, '0.25', receiver, { embedded: true })
  await at(visitor, 'send-next').click()
  await asks()
  await frame.getByRole('button', { name: 'Reject' }).click()
  await at(visitor, 'send.declined').waitFor()
  expect(await held()).toBe(before)

  await at(visitor, 'send-again').click()
  await visitor.modal.isAt('title.ApproveTransaction')
  await frame.getByRole('button', { name: 'Approve' }).click()
  await at(visitor, 'send.confirmed').waitFor()
  await eventually(held).toBe(before + 250_000_000_000_000_000n)
})
