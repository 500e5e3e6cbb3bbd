import { expect, it } from 'vitest'
import { pages } from '../../machines/activity/payloads.ts'
import { quote, pages as sellers, starts } from '../../machines/buy/payloads.ts'
import { reviewed } from '../../machines/send/scenarios.ts'
import { offers, plans, starts as swapStarts, tokens } from '../../machines/swap/payloads.ts'
import { hash } from '../../machines/transaction/payloads.ts'
import { createDriver } from './driver.ts'
import { reported, send } from './moves.ts'
import { ofProject, projectId, reports } from './world.ts'

const smart = {
  ...reports.connected,
  connections: reports.connected.connections.map((connection) => ({
    ...connection,
    accounts: connection.accounts.map((account) => ({ ...account, type: 'smartAccount' as const })),
  })),
}
const transfer = 'transfer:route:1:1'
const address = reports.connected.connections[0]?.accounts[0]?.address

/** The dApp's events, without the modal's own. */
const heard = ({ tracked }: ReturnType<typeof createDriver>) =>
  tracked.filter(({ event }) => !event.startsWith('MODAL_')).map(({ type: _, ...told }) => told)

/** A transfer's data, without its outcome. */
function sends(report = reports.connected) {
  const kit = createDriver()
  kit.play(
    reported(report),
    send('modal.open', '', { view: 'WalletSend' }),
    ...reviewed,
    send('send.confirm', 'route:1'),
  )
  return kit
}

const sent = { network: 'eip155:31337', isSmartAccount: false, token: 'ETH', amount: '1' }

it('a transfer is reported once when the wallet is asked, and once for its answer [api-events]', () => {
  const approved = sends()
  approved.play({ do: 'emit', at: `${transfer}/watchRequest`, event: { type: 'request.signed', hash } })
  approved.play({ do: 'resolve', at: `${transfer}/readReceipt`, output: { status: 'confirmed' } })
  expect(heard(approved)).toEqual([
    { event: 'SEND_INITIATED', properties: sent },
    { event: 'SEND_SUCCESS', properties: { ...sent, hash } },
  ])
  const refused = (code: string) => {
    const kit = sends(smart)
    kit.play({ do: 'emit', at: `${transfer}/watchRequest`, event: { type: 'request.refused', failure: { code } } })
    return heard(kit).map(({ event }) => event)
  }
  expect(refused('wallet.rejected')).toEqual(['SEND_INITIATED', 'SEND_REJECTED'])
  expect(refused('wallet.failed')).toEqual(['SEND_INITIATED', 'SEND_ERROR'])
  const broken = sends(smart)
  broken.play({ do: 'reject', at: `${transfer}/watchRequest`, code: 'unknown' })
  expect(heard(broken)).toEqual([
    { event: 'SEND_INITIATED', properties: { ...sent, isSmartAccount: true } },
    { event: 'SEND_ERROR', properties: { ...sent, isSmartAccount: true, message: expect.any(String) } },
  ])
})

it('sending is reported when it is opened from the account [api-events]', () => {
  const kit = createDriver(ofProject)
  kit.play(reported(smart), send('modal.open', '', { view: 'Account' }))
  kit.top({ type: 'send.open' })
  expect(heard(kit)).toEqual([{ event: 'OPEN_SEND', properties: { network: 'eip155:31337', isSmartAccount: true } }])
})

it('each page of the history is reported with its account, and a smart account as such [api-events]', () => {
  const kit = createDriver(ofProject)
  kit.play(reported(smart), send('modal.open', '', { view: 'Account' }))
  kit.top({ type: 'activity.open' })
  const at = 'route:2'
  kit.play({ do: 'resolve', at: `${at}/fetchActivity`, output: { ...pages.full, next: 'two' } })
  kit.play(send('activity.more', at), { do: 'reject', at: `${at}/fetchActivity`, code: 'history.failed' })
  const properties = { address, projectId, cursor: 'two', isSmartAccount: true }
  expect(heard(kit)).toEqual([
    { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: true } },
    { event: 'LOAD_MORE_TRANSACTIONS', properties },
    { event: 'ERROR_FETCH_TRANSACTIONS', properties },
  ])
})

it('buying is reported: when it is opened, with its request, and with the provider [api-events]', () => {
  const kit = createDriver(ofProject)
  kit.play(reported(smart), send('modal.open', '', { view: 'Account' }))
  kit.top({ type: 'onramp.open' })
  const at = 'route:2'
  kit.play({ do: 'resolve', at: `${at}/startOnramp`, output: starts.plain })
  kit.play(send('help.open', at), send('nav.back', at), send('amount.type', at, { text: '50', decimal: '50' }))
  const wait = (region: string) => `xstate.after.quoteWait.buy.draft.form.${region}.waiting`
  kit.play({ do: 'fire', at, timer: wait('quotes') })
  kit.play({ do: 'resolve', at: `${at}/quoteOnramp`, output: quote })
  kit.play({ do: 'resolve', at: `${at}/linkOnramps`, output: sellers.both })
  kit.play(send('provider.choose', at, { provider: 'meld' }))
  expect(heard(kit)).toEqual([
    { event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: true } },
    { event: 'SELECT_WHAT_IS_A_BUY', properties: { isSmartAccount: true } },
    { event: 'SELECT_BUY_PROVIDER', properties: { provider: 'meld', isSmartAccount: true } },
  ])
})

it('a swap is reported: when it is opened, with its quote, its review and its outcome [api-events]', () => {
  const at = 'route:2'
  const opened = () => {
    const kit = createDriver(ofProject)
    kit.play(reported(reports.connected), send('modal.open', '', { view: 'Account' }))
    kit.top({ type: 'swaps.open' })
    return kit
  }
  const reviewed = (plan: object) => {
    const kit = opened()
    kit.play(
      { do: 'resolve', at: `${at}/startSwap`, output: swapStarts.plain },
      send('tokens.open', at, { side: 'to' }),
      send('token.choose', at, { token: tokens.dollar }),
      { do: 'fire', at, timer: 'xstate.after.quoteWait.swap.draft.form.offers.waiting' },
      { do: 'resolve', at: `${at}/quoteSwap`, output: offers.good },
      send('swap.review', at),
      { do: 'resolve', at: `${at}/planSwap`, output: plan },
      send('swap.confirm', at),
    )
    return kit
  }
  const where = { network: 'eip155:31337', isSmartAccount: false }
  const swap = { ...where, swapFromToken: 'ETH', swapToToken: 'SUSD', swapFromAmount: '1', swapToAmount: '2988.020943' }
  const begun = [
    { event: 'CLICK_CONVERT' },
    { event: 'OPEN_SWAP', properties: where },
    { event: 'CLICK_SELECT_TOKEN_TO_SWAP' },
    { event: 'INITIATE_SWAP', properties: swap },
  ]
  const done = reviewed(plans.good)
  done.play({ do: 'emit', at: `swap:${at}:1/watchRequest`, event: { type: 'request.signed', hash } })
  done.play({ do: 'resolve', at: `swap:${at}:1/readReceipt`, output: { status: 'confirmed' } })
  expect(heard(done)).toEqual([...begun, { event: 'SWAP_SUCCESS', properties: swap }])
  const failure = { event: { type: 'request.refused', failure: { code: 'wallet.rejected' } } } as const
  const refused = reviewed(plans.good)
  refused.play({ do: 'emit', at: `swap:${at}:1/watchRequest`, ...failure })
  const message = expect.any(String)
  expect(heard(refused)).toEqual([...begun, { event: 'SWAP_ERROR', properties: { ...swap, message } }])
  const forbidden = reviewed(plans.approvable)
  forbidden.play({ do: 'emit', at: `swap:${at}:1/watchRequest`, ...failure })
  expect(heard(forbidden)).toEqual([...begun, { event: 'SWAP_APPROVAL_ERROR', properties: { ...swap, message } }])
  const elsewhere = opened()
  elsewhere.play(reported(reports.otherNetwork), send('networks.open', at))
  expect(heard(elsewhere)).toEqual([...begun.slice(0, 2), { event: 'CLICK_SELECT_NETWORK_TO_SWAP' }])
})

it('a name registration is reported: when it is opened, requested and registered, or why it failed [api-events]', () => {
  const at = 'route:3'
  const asks = () => {
    const kit = createDriver(ofProject)
    kit.play(reported(reports.embeddedUser), send('modal.open', '', { view: 'Account' }))
    kit.top({ type: 'settings.open' })
    kit.play({ do: 'resolve', at: 'route:2/loadName', output: { canRegister: true } })
    kit.top({ type: 'name.open' })
    kit.play(send('name.begin', at), send('name.type', at, { text: 'lovelace' }))
    kit.play({ do: 'fire', at, timer: 'xstate.after.rest.registerAccountName.named.form.resting' })
    kit.play({ do: 'resolve', at: `${at}/checkName`, output: { isFree: true, others: [] } })
    kit.play(send('name.register', at))
    return kit
  }
  const properties = { isSmartAccount: true, ensName: 'lovelace' }
  const begun = [
    { event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: true } },
    { event: 'REGISTER_NAME_INITIATED', properties },
  ]
  const registered = asks()
  registered.play({ do: 'resolve', at: `${at}/signName`, output: { message: '{}', signature: '0x01' } })
  registered.play({ do: 'resolve', at: `name:${at}:1/registerName`, output: undefined })
  expect(heard(registered)).toEqual([...begun, { event: 'REGISTER_NAME_SUCCESS', properties }])
  const refused = asks()
  refused.play({ do: 'reject', at: `${at}/signName`, code: 'wallet.rejected' })
  expect(heard(refused)).toEqual([
    ...begun,
    { event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: 'wallet.rejected' } },
  ])
})
