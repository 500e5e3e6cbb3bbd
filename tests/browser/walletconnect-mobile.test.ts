import { arrivesAtAnyWallet } from './harness/any-wallet.ts'
import { answer, asks, disconnected, does, showsState } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect, onPhone } from './harness/phones.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('contextOptions', () => ({
  viewport: { width: 390, height: 664 },
  reducedMotion: 'reduce' as const,
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
}))

/** What the page has opened: the URL and the target. */
type Opened = [url: string, target: string]

/** Records what the page opens, which leads nowhere here. */
const noteLinks = (visitor: Visitor) =>
  visitor.context.addInitScript(() => {
    const opened: unknown[] = []
    Object.assign(window, {
      opened,
      open: (url: string, target: string) => {
        opened.push([url, target])
        return null
      },
    })
  })

const linksOf = ({ page }: Visitor): Promise<Opened[]> => page.evaluate(() => Reflect.get(window, 'opened'))

const choiceIn = ({ page }: Visitor): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE') ?? 'null'))

test('on a phone the wallet’s app opens to pair, and for each request, until the session ends', async ({
  visitor,
  phone,
  sandbox,
}) => {
  const home = `${sandbox.world.walletConnect?.phoneUrl}/`
  await noteLinks(visitor)
  await arrivesAtAnyWallet(visitor, sandbox)
  await visitor.opensTheModal()
  const row = visitor.modal.dialog.getByTestId('wallet-selector-Sandbox Phone')
  await row.waitFor()
  expect(await visitor.modal.dialog.getByTestId('wallet-selector-walletconnect').count()).toBe(0)

  await row.click()
  await eventually(async () => (await linksOf(visitor)).length).toBe(1)
  const [[link = '', target] = []] = await linksOf(visitor)
  const { href, searchParams } = new URL(link)
  const uri = searchParams.get('uri') ?? ''
  expect([href, target]).toEqual([`${home}wc?uri=${encodeURIComponent(uri)}`, '_self'])
  await visitor.modal.says('link.opened', { wallet: 'Sandbox Phone' })
  expect(await choiceIn(visitor)).toBeNull()
  await phone.pair(uri)
  await phone.nextRequest()
  await phone.approve()
  await showsState(visitor, onPhone(phone))
  await eventually(() => choiceIn(visitor)).toEqual({ href: home, name: 'Sandbox Phone' })
  await visitor.modal.isGone()

  await asks(visitor, 'sign on Ethereum')
  const { id } = await phone.nextRequest()
  await eventually(async () => (await linksOf(visitor)).slice(1)).toEqual([
    [`${home}wc?requestId=${id}&sessionTopic=${phone.sessions()[0]?.topic}`, '_blank'],
  ])
  await phone.approve()
  expect(JSON.parse(await answer(visitor))).toMatchObject({ type: 'WALLET_CONNECT' })

  await does(visitor, 'disconnect eip155')
  await showsState(visitor, disconnected)
  await eventually(() => choiceIn(visitor)).toBeNull()
})

test('a link that opened nothing can be opened again, with the current code', async ({ visitor, phone, sandbox }) => {
  await noteLinks(visitor)
  await arrivesAtAnyWallet(visitor, sandbox)
  await visitor.opensTheModal()
  await visitor.modal.dialog.getByTestId('wallet-selector-Sandbox Phone').click()
  await eventually(async () => (await linksOf(visitor)).length).toBe(1)
  await visitor.modal.press('link.again')
  await eventually(async () => (await linksOf(visitor)).length).toBe(2)
  const [first, second] = await linksOf(visitor)
  expect(second).toEqual(first)

  await phone.pair(new URL(second?.[0] ?? '').searchParams.get('uri') ?? '')
  await phone.nextRequest()
  await phone.reject()
  await visitor.modal.press('modal.retry')
  await eventually(async () => (await linksOf(visitor)).length).toBe(3)
  const [, , third] = await linksOf(visitor)
  expect(third).not.toEqual(first)
  await phone.pair(new URL(third?.[0] ?? '').searchParams.get('uri') ?? '')
  await phone.nextRequest()
  await phone.approve()
  await showsState(visitor, onPhone(phone))
})
