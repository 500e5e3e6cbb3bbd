import { expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { found, pages, purchase, quote, starts } from '../../machines/buy/payloads.ts'
import { open, paying, quoted } from '../../machines/buy/scenarios.ts'
import { createDriver } from './driver.ts'
import { reported, send } from './moves.ts'
import { snackbarOf, snapshotOf, toastsOf } from './snapshots.ts'
import { ofProject, reports } from './world.ts'

const at = 'route:1'

function start(...moves: Move[]) {
  const kit = createDriver(ofProject)
  kit.play(reported(reports.connected), open, ...moves)
  return kit
}
const formOf = (kit: ReturnType<typeof start>) => snapshotOf(kit.simulation, at)

it('another account or network starts a new form, whatever was filled in [onramp-reset]', () => {
  for (const report of [reports.otherAccount, reports.otherNetwork]) {
    const kit = start(...quoted, reported(report))
    expect(formOf(kit)?.value).toEqual({ draft: 'loading' })
    expect(formOf(kit)?.context).toMatchObject({ typed: '', amount: null, quote: null, links: {} })
    expect(snackbarOf(kit.simulation).context.message?.code).toBe('onramp.reset')
  }
})

it('an earlier payment is still tracked, and arrives in its own account [onramp-reset] [onramp-watch]', () => {
  const kit = start(...paying, reported(reports.otherAccount))
  expect(formOf(kit)?.value).toEqual({ paying: { watched: 'waiting' } })
  const other = start(...paying, reported(reports.otherAccount), send('nav.back', at))
  expect(formOf(other)?.value).toEqual({ draft: 'loading' })
  other.play({ do: 'resolve', at: `${at}/startOnramp`, output: starts.plain })
  expect(formOf(other)?.context.buyer).toMatchObject({ address: formOf(other)?.context.account.address })
  kit.play({ do: 'resolve', at: `${purchase.id}/findPurchase`, output: found.confirmed })
  expect(formOf(kit)?.value).toEqual({ purchases: 'loading' })
  // The order is done: Back leads to where the user came from.
  kit.play(send('nav.back', at))
  expect(formOf(kit)).toBeUndefined()
})

it('the message about a purchase leads to its transaction on the network where it arrived [onramp-watch]', () => {
  const kit = start(...paying)
  const elsewhere = { ...found.confirmed, caipNetworkId: 'eip155:31338' }
  kit.play({ do: 'resolve', at: `${purchase.id}/findPurchase`, output: elsewhere })
  const { hash } = found.confirmed
  expect(toastsOf(kit.simulation).context.toasts).toMatchObject([
    { code: 'buying.confirmed', transaction: { caipNetworkId: 'eip155:31338', hash } },
  ])
})

it('a purchase that does not arrive in time leads to the purchases, where it is still pending, and back to the form [onramp-watch] [onramp-activity]', () => {
  const kit = start(...paying, { do: 'fire', at, timer: 'xstate.after.patience.buy.paying.watched' })
  expect(formOf(kit)?.value).toEqual({ paying: 'late' })
  kit.play(send('purchases.open', at))
  expect(formOf(kit)?.value).toEqual({ purchases: 'loading' })
  expect(snapshotOf(kit.simulation, purchase.id)?.status).toBe('active')
  kit.play(send('nav.back', at))
  expect(formOf(kit)?.matches('draft')).toBe(true)
})

it('a provider’s page gets the amount to buy: the page is requested once that is known, or estimated [onramp-link]', () => {
  const kit = start(...quoted.slice(0, 2))
  expect(formOf(kit)?.value).toMatchObject({ draft: { form: { links: 'waiting' } } })
  kit.play(...quoted.slice(2, 3), { do: 'resolve', at: `${at}/quoteOnramp`, output: quote })
  expect(formOf(kit)?.value).toMatchObject({ draft: { form: { quotes: 'quoted', links: 'asking' } } })
  kit.play({ do: 'resolve', at: `${at}/linkOnramps`, output: pages.both }, send('currency.open', at))
  kit.play(send('currency.choose', at, { id: 'EUR' }))
  expect(formOf(kit)?.context).toMatchObject({ quote: null, links: {}, payment: { id: 'EUR' } })
})

it('a quote never comes from an earlier order: its answer is dropped once another amount, token or currency is chosen [onramp-quote]', () => {
  const other = { ...quote, purchaseAmount: { amount: '73.5', currency: 'USDC' } }
  const priced = (output: object) => ({ do: 'resolve' as const, at: `${at}/quoteOnramp`, output })
  const type = send('amount.type', at, { text: '75', decimal: '75' })
  const euros = [send('currency.open', at), send('currency.choose', at, { id: 'EUR' })]
  const another = [
    send('token.open', at),
    send('token.choose', at, { id: starts.plain.options.purchaseCurrencies[1]?.id }),
  ]
  for (const changed of [[type], euros, another]) {
    const kit = start(...quoted.slice(0, 3), ...changed)
    expect(formOf(kit)?.value).toMatchObject({ draft: { form: { quotes: 'waiting' } } })
    expect(() => kit.play(priced(quote))).toThrow()
    expect(formOf(kit)?.context.quote).toBeNull()
    kit.play(...quoted.slice(2, 3), priced(other))
    expect(formOf(kit)?.context.quote).toEqual(other)
  }
})

it('if no provider has a page, or one has none, the user can request them again [onramp-link]', () => {
  const kit = start(...quoted.slice(0, -1), { do: 'resolve', at: `${at}/linkOnramps`, output: pages.none })
  expect(formOf(kit)?.value).toMatchObject({ draft: { form: { links: 'unknown' } } })
  kit.play(send('links.retry', at), { do: 'resolve', at: `${at}/linkOnramps`, output: pages.one })
  expect(formOf(kit)?.value).toMatchObject({ draft: { form: { links: 'known' } } })
  kit.play(send('links.retry', at), { do: 'resolve', at: `${at}/linkOnramps`, output: pages.both })
  expect(formOf(kit)?.can({ type: 'links.retry' })).toBe(false)
})

it('a reopened window belongs to the same purchase [onramp-window]', () => {
  const kit = start(...paying, send('page.open', at))
  expect(formOf(kit)?.value).toEqual({ paying: 'opening' })
  kit.play({ do: 'resolve', at: `${at}/openPage`, output: { id: 'purchase:2000', startedAt: 2_000 } })
  expect(formOf(kit)?.value).toEqual({ paying: { watched: 'waiting' } })
  expect(formOf(kit)?.context.begun).toEqual(purchase)
})

it('a blocked window is not opened for an account that the user has left [onramp-reset] [onramp-window]', () => {
  const choose = send('provider.choose', at, { provider: 'coinbase' })
  const blocked: Move = { do: 'reject', at: `${at}/openPage`, code: 'onramp.blocked' }
  const kit = start(...quoted, choose, blocked)
  expect(formOf(kit)?.value).toEqual({ paying: 'blocked' })
  kit.play(send('provider.retry', at), blocked, reported(reports.otherAccount), send('provider.retry', at))
  expect(formOf(kit)?.value).toEqual({ draft: 'loading' })
})

it('Meld sells the namespace’s coin, and gets no amount [onramp-meld]', () => {
  const kit = start(...quoted, send('provider.choose', at, { provider: 'meld' }))
  kit.play({ do: 'resolve', at: `${at}/openPage`, output: { id: 'purchase:2000', startedAt: 2_000 } })
  expect(formOf(kit)?.context.begun).toMatchObject({ provider: 'meld', symbol: 'USDC' })
  expect(formOf(kit)?.context.begun?.amount).toBeUndefined()
})

it('the purchases are those of the account, and the form is a new one if it has changed meanwhile [onramp-reset]', () => {
  for (const report of [reports.otherAccount, reports.otherNetwork]) {
    const kit = start(...quoted, send('purchases.open', at), {
      do: 'resolve',
      at: `${at}/loadPurchases`,
      output: { purchases: [found.confirmed], at: 2 },
    })
    kit.play(reported(report))
    expect(formOf(kit)).toMatchObject({ value: { purchases: 'loading' }, context: { purchases: [] } })
    expect(formOf(kit)?.context.owner).toEqual(formOf(kit)?.context.account)
    kit.play(send('nav.back', at))
    expect(formOf(kit)?.value).toEqual({ draft: 'loading' })
    expect(snackbarOf(kit.simulation).context.message?.code).toBe('onramp.reset')
  }
})

it('the purchases are those of the paying account while its order is followed [onramp-reset]', () => {
  const kit = start(...paying, reported(reports.otherAccount))
  kit.play({ do: 'resolve', at: `${purchase.id}/findPurchase`, output: found.confirmed })
  expect(formOf(kit)?.value).toEqual({ purchases: 'loading' })
  expect(formOf(kit)?.context.owner).toEqual(formOf(kit)?.context.buyer)
})

it('an arrival reloads the list, whichever order it belongs to [onramp-activity]', () => {
  const kit = start(...paying)
  kit.play(send('nav.back', at), send('purchases.open', at), {
    do: 'resolve',
    at: `${at}/loadPurchases`,
    output: { purchases: [found.pending], at: 2 },
  })
  expect(formOf(kit)?.value).toEqual({ purchases: 'listed' })
  kit.play(send('transaction.ended', at, { id: 'purchase:7', outcome: 'confirmed', hash: null }))
  expect(formOf(kit)?.value).toEqual({ purchases: 'loading' })
  // If nothing was ordered meanwhile, Back leads to the form.
  kit.play(send('nav.back', at))
  expect(formOf(kit)?.value).toHaveProperty('draft.form')
})
