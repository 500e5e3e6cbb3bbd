import { garbage } from '../../sandbox/index.ts'
import { truncate } from '../../views/names.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('walletWindows', () => false)

test('a wallet that announces itself twice is listed once, and connects', async ({ visitor, createWallet }) => {
  const twins = createWallet(garbage.twins)
  await visitor.arrivesWith(twins)
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toEqual(['Twin'])
  await visitor.modal.choose('Twin')
  await visitor.approvesIn(twins)
  await visitor.isConnected(twins.accounts[0])
})

test('two wallets that announce the same rdns do not block connecting', async ({ visitor, createWallet }) => {
  const [one, other] = [createWallet({ name: 'One' }), createWallet({ name: 'Other' })]
  await visitor.arrivesWith(one, other)
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toContain('One')
  await visitor.modal.choose('One')
  await visitor.approvesIn(one)
  await visitor.isConnected(one.accounts[0])
})

test.for([garbage.badIcon, garbage.scriptIcon])(
  '$name: an icon that is not an image is replaced, and the wallet connects',
  async (options, { visitor, createWallet }) => {
    const wallet = createWallet(options)
    visitor.complaints.expect(/data:image\/png/)
    await visitor.arrivesWith(wallet)
    await visitor.opensTheModal()
    const icons = () =>
      visitor.modal.dialog
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
              .length,
        )
    await visitor.modal.wallet(options.name).waitFor()
    await eventually(icons).toBe(0)
    await visitor.modal.choose(options.name)
    await visitor.approvesIn(wallet)
    await visitor.isConnected(wallet.accounts[0])
    expect(await visitor.page.title()).toBe('Portico demo')
  },
)

test('a name of 10,000 characters breaks no layout in any view', async ({ visitor, createWallet }) => {
  const wallet = createWallet(garbage.longName)
  await visitor.page.setViewportSize({ width: 360, height: 720 })
  await visitor.arrivesWith(wallet)
  const overflow = () =>
    visitor.modal.dialog.locator('[data-testid=w3m-modal-card]').evaluate((card) => {
      const wide = [...card.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > card.getBoundingClientRect().right + 1,
      )
      return { height: card.getBoundingClientRect().height < 700, wide: wide.map(({ className }) => className) }
    })
  await visitor.opensTheModal()
  await visitor.modal.wallet('Long Long').waitFor()
  expect(await overflow()).toEqual({ height: true, wide: [] })
  await visitor.modal.choose('Long Long')
  await visitor.rejectsIn(wallet)
  await visitor.modal.says('connecting.declined')
  await eventually(overflow).toEqual({ height: true, wide: [] })
  await visitor.modal.press('modal.retry')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
  await visitor.opensTheModal()
  await visitor.modal.button('account.disconnect').waitFor()
  await eventually(overflow).toEqual({ height: true, wide: [] })
})

test('markup in a name is text in every view', async ({ visitor, createWallet }) => {
  const wallet = createWallet(garbage.markup)
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toEqual([garbage.markup.name])
  await visitor.modal.choose(garbage.markup.name)
  await visitor.modal.isAt('title.ConnectingExternal', { wallet: truncate(garbage.markup.name) })
  expect(await visitor.modal.dialog.locator('b').count()).toBe(0)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  expect(await visitor.page.title()).toBe('Portico demo')
})

test('a wallet that announces itself while the list is open appears in it', async ({ visitor, createWallet }) => {
  const wallet = createWallet()
  await visitor.opensTheDemo()
  await visitor.opensTheModal()
  await visitor.modal.says('connect.none')
  await visitor.page.evaluate(wallet.script)
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a page without wallets shows how to get one', async ({ visitor }) => {
  await visitor.opensTheDemo()
  await visitor.opensTheModal()
  await visitor.modal.says('connect.none')
  await visitor.modal.press('connect.get')
  await visitor.modal.isAt('title.GetWallet')
  const links = visitor.modal.dialog.getByRole('link')
  await links.first().waitFor()
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
    expect(await link.getAttribute('rel')).toContain('noopener')
  }
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.close()
})

test('a legacy wallet that exists only in window.ethereum is listed and connects', async ({
  visitor,
  createWallet,
}) => {
  const wallet = createWallet({ legacy: true, copies: 0, name: 'Old' })
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toHaveLength(1)
  const [name = ''] = await visitor.modal.wallets()
  await visitor.modal.choose(name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a wallet both announced and in window.ethereum is listed once', async ({ visitor, createWallet }) => {
  await visitor.arrivesWith(createWallet({ legacy: true }))
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toEqual(['Harbour'])
})

test('all of thirty wallets are listed', async ({ visitor, createWallet }) => {
  const wallets = Array.from({ length: 30 }, (_, index) =>
    createWallet({ name: `Wallet ${index + 1}.`, rdns: `test.many.n${index + 1}` }),
  )
  await visitor.arrivesWith(...wallets)
  await visitor.opensTheModal()
  await eventually(async () => (await visitor.modal.wallets()).length).toBe(30)
  const last = wallets.at(-1)
  if (!last) return
  await visitor.modal.choose(last.name)
  await visitor.approvesIn(last)
  await visitor.isConnected(last.accounts[0])
})
