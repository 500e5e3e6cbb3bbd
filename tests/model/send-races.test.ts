import { expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { receivers, tokens } from '../../machines/send/payloads.ts'
import { loaded } from '../../machines/send/scenarios.ts'
import { reported, send } from './moves.ts'
import { snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { reports } from './world.ts'

const at = 'route:1'
const open: Move[] = [reported(reports.connected), send('modal.open', '', { view: 'WalletSend' })]
const flow = (...moves: Move[]) => snapshotOf(startKit([...open, ...moves]), at)
const payment = `ethereum:${receivers.known.address}@31337?value=2e17`
const max = send('amount.max', at)

it('a payment’s amount is not overwritten by Max, which is no longer waited for [send-paste] [send-max]', () => {
  const asked = flow(...loaded, max)
  expect(asked?.value).toMatchObject({ draft: { form: { max: 'asking', step: 'amountMissing' } } })
  const paid = flow(...loaded, max, send('receiver.type', at, { text: payment }))
  expect(paid?.value).toMatchObject({ draft: { form: { max: 'idle' } } })
  expect(paid?.context.units).toBe('200000000000000000')
})

it('the amount stays if Max is unknown, a payment’s amount too [send-max]', () => {
  const unknown: Move = { do: 'reject', at: `${at}/reviewTransfer`, code: 'rpc.failed' }
  const paid = flow(...loaded, send('receiver.type', at, { text: payment }), max, unknown)
  expect(paid?.context).toMatchObject({ typed: null, units: '200000000000000000' })
  expect(flow(...loaded, max, unknown)?.context).toMatchObject({ typed: '', units: null })
})

it('an amount of money and its token amount agree, also after the price changes [send-amount]', () => {
  const money = [
    ...loaded,
    send('tokens.open', at),
    send('token.choose', at, { token: tokens.dollar }),
    send('amount.toggle', at),
    send('amount.type', at, { text: '10', decimal: '10' }),
  ]
  const sender = flow(...money)?.context.sender
  const priced = (price: string): Move => ({
    do: 'emit',
    at: `${at}/watchTokens`,
    event: { type: 'tokens.renewed', sender, tokens: [{ ...tokens.dollar, price }] },
  })
  const units = flow(...money)?.context.units
  expect(flow(...money, priced('2'))?.context).toMatchObject({ typed: null, units, token: { price: '2' } })
  // An unchanged price does not touch the typed amount.
  expect(flow(...money, priced(tokens.dollar.price ?? ''))?.context).toMatchObject({ typed: '10', units })
})
