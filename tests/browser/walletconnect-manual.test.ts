import { arrivesAtAnyWallet, projectOf, reads } from './harness/any-wallet.ts'
import { does } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/phones.ts'

const uri = `wc:${'5c'.repeat(32)}@2?relay-protocol=irn&symKey=${'a7'.repeat(32)}&expiryTimestamp=1900000000`

test('a dApp that creates its own pairings has its own code shown, and no other is created', async ({
  visitor,
  relay,
  sandbox,
}) => {
  const before = relay.attempts
  await arrivesAtAnyWallet(visitor, sandbox)
  await visitor.opensBothChains({ ...projectOf(sandbox, { manualWCControl: true }), uri })
  await visitor.opensTheModal()
  await visitor.modal.says('code.waiting')
  expect(await visitor.modal.dialog.getByTestId('wui-qr-code').count()).toBe(0)
  await visitor.modal.close()

  await does(visitor, 'open uri')
  expect(await reads(visitor)).toBe(uri)
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.modal.dialog.getByTestId('wui-link-copy').click()
  await eventually(() => visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
  expect(relay.attempts - before).toBe(0)
})
