import { arrivesAtAnyWallet, opensTheCode, reads, scans } from './harness/any-wallet.ts'
import { asks, disconnected, does, showsState, two } from './harness/both-chains.ts'
import { onPhone, test } from './harness/phones.ts'
import { replays } from './harness/replays.ts'

test('a session with a phone and all of the directory’s wallets replays to the same states and views, and contains no code', async ({
  visitor,
  phone,
  sandbox,
}) => {
  const { modal } = visitor
  await arrivesAtAnyWallet(visitor, sandbox, {}, { record: '' })
  await showsState(visitor, disconnected)

  await does(visitor, 'open AllWallets')
  await modal.isAt('title.AllWallets')
  const rows = modal.dialog.locator('li[data-index]')
  await rows.first().waitFor()
  await modal.dialog.getByTestId('wui-input-text').fill('amber')
  await rows.filter({ hasText: /amber/i }).first().click()
  await modal.dialog.getByTestId('wui-qr-code').waitFor()
  await modal.goBack()
  await modal.isAt('title.AllWallets')
  await modal.close()
  await modal.isGone()

  await opensTheCode(visitor)
  const code = await reads(visitor)
  await phone.pair(code)
  await phone.nextRequest()
  await phone.reject()
  await modal.press('modal.retry')
  await scans(visitor, phone)
  await phone.approve()
  await showsState(visitor, onPhone(phone))
  await modal.isGone()
  await asks(visitor, `to ${two}`)
  await showsState(visitor, { ...onPhone(phone), network: two })

  const { eip155 = [], solana = [] } = phone.accounts
  const { pathname, searchParams } = new URL(code)
  const secrets = [pathname.split('@')[0] ?? code, searchParams.get('symKey') ?? code]
  await replays(visitor, [...eip155, ...solana, ...secrets])
})
