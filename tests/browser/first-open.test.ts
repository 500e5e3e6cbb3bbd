import { inject } from 'vitest'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

test('a page at rest has the closed modal ready, without a click and without any other server [lazy-idle] [lazy-closed]', async ({
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

test('a cold click asks for all that the first view needs at once: no file waits for another to name it [lazy-one-round]', async ({
  visitor,
}) => {
  await visitor.opensTheFixture({ preload: 'none' })
  const { arrival, release } = await visitor.holdsBack(/\/assets\/engine-/)
  await visitor.page.getByTestId('connect').dispatchEvent('click')
  await arrival
  const asked = () =>
    ['mount', 'common.en', 'messages.en'].filter((name) =>
      visitor.traffic.local.some((url) => url.includes(`/assets/${name}-`)),
    )
  await eventually(asked).toEqual(['mount', 'common.en', 'messages.en'])
  await release()
  await visitor.modal.isAt('title.Connect')
})
