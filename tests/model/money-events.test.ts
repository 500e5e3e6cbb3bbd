import { expect, it } from 'vitest'
import { pages } from '../../machines/activity/payloads.ts'
import { quote, pages as sellers, starts } from '../../machines/buy/payloads.ts'
import { reviewed } from '../../machines/send/scenarios.ts'
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

/** What the dApp hears of, without the modal's own. */
const heard = ({ tracked }: ReturnType<typeof createDriver>) =>
  tracked.filter(({ event }) => !event.startsWith('MODAL_')).map(({ type: _, ...told }) => told)

/** What is sent, and all but what comes of it. */
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

it('a transfer is told once when the wallet is asked and once for what it answers [api-events]', () => {
  const approved = sends()
  approved.play({ do: 'tell', at: `${transfer}/watchRequest`, event: { type: 'request.signed', hash } })
  approved.play({ do: 'resolve', at: `${transfer}/readReceipt`, output: { status: 'confirmed' } })
  expect(heard(approved)).toEqual([
    { event: 'SEND_INITIATED', properties: sent },
    { event: 'SEND_SUCCESS', properties: { ...sent, hash } },
  ])
  const refused = (code: string) => {
    const kit = sends(smart)
    kit.play({ do: 'tell', at: `${transfer}/watchRequest`, event: { type: 'request.refused', failure: { code } } })
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

it('the pages of the history are told with whose they are, of a smart account as such [api-events]', () => {
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

it('buying is told: that it is opened, what is asked of it, and with whom it is done [api-events]', () => {
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
