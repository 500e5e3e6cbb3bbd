import { inject } from 'vitest'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

test('an inspector from another origin attaches to a running kit, and learns no address', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  await visitor.opensTheFixture({ inspector: inject('site').replace('127.0.0.1', 'localhost') })
  await visitor.connects(wallet)
  await visitor.page.getByTestId('inspect').click()
  const lines = visitor.page.frameLocator('iframe').locator('p')
  const messages = async () => (await lines.allTextContents()).map((text) => JSON.parse(text))

  const actors = async () => (await messages()).map(({ type, name, snapshot }) => [type, name, snapshot.value?.status])
  await eventually(actors).toContainEqual(['@xstate.actor', 'wallet:eip155', 'connected'])
  await visitor.opensTheModal()
  const events = async () => (await messages()).map(({ event }) => event?.type)
  await eventually(events).toContain('modal.open')

  const [address = ''] = wallet.accounts
  expect(address).toMatch(/^0x/)
  expect((await lines.allTextContents()).join().toLowerCase()).not.toContain(address.slice(2).toLowerCase())
})
