import { inject } from 'vitest'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

test('a page at rest has the closed modal ready, without a click and without anybody else’s server [lazy-idle] [lazy-closed]', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  await visitor.arrivesWith(wallet)
  await eventually(() => visitor.page.locator('w3m-modal').count()).toBe(1)
  const wallets = sandbox.walletUrl.replace('http', 'ws')
  const others = visitor.traffic.besides(`${inject('site')}/demo/`).filter((url) => !url.startsWith(wallets))
  expect([others, sandbox.one.requests, sandbox.two.requests]).toEqual([[], [], []])
  await eventually(() => visitor.traffic.underway(inject('site'))).toEqual([])

  const before = visitor.traffic.local.length
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
  expect(visitor.traffic.local.slice(before).filter((url) => url.startsWith(inject('site')))).toEqual([])
})
