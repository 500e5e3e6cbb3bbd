import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { send } from './moves.ts'
import { snackbarOf, toastsOf } from './snapshots.ts'
import { reports } from './world.ts'

const balance = { value: '1500000000000000000', decimals: 18, symbol: 'ETH' }

const shown = () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.connected)
  kit.open()
  return kit
}

const balanceOf = (kit: ReturnType<typeof createDriver>) => kit.account()?.value
const toasts = ({ simulation }: ReturnType<typeof createDriver>) => toastsOf(simulation).context.toasts

describe('the balance [account-balance-gap] [account-view]', () => {
  it('is requested as soon as the account is shown', () => {
    expect(shown().works('fetchBalance')).toBe(true)
  })

  it('keeps the value that was received', () => {
    const kit = shown()
    kit.balance.answers(balance)
    expect(kit.account()?.context).toMatchObject({ balance, failure: null })
    expect(toasts(kit)).toEqual([])
  })

  it.each([
    ['fails', (kit: ReturnType<typeof createDriver>) => kit.balance.fails('rpc.failed')],
    ['never arrives', (kit: ReturnType<typeof createDriver>) => kit.elapses('request')],
  ])('shows Token Balance Unavailable in a toast if it %s', (_, ends) => {
    const kit = shown()
    ends(kit)
    expect(toasts(kit)).toMatchObject([{ variant: 'error', code: 'balance.unavailable' }])
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: { failed: 'resting' } } })
  })

  it('can be requested again only after 30 s', () => {
    const kit = shown()
    kit.balance.fails('rpc.failed')
    kit.top({ type: 'balance.retry' })
    expect(kit.works('fetchBalance')).toBe(false)
    kit.elapses('retryGap')
    kit.top({ type: 'balance.retry' })
    expect(kit.works('fetchBalance')).toBe(true)
  })

  it('is requested again for another account, and the previous one is not shown meanwhile', () => {
    const kit = shown()
    kit.balance.answers(balance)
    kit.reports(reports.otherAccount)
    expect(kit.works('fetchBalance')).toBe(true)
    expect(kit.account()?.context.balance).toBeNull()
  })

  it('is requested again on another network, and an answer for the previous one is dropped', () => {
    const kit = shown()
    const asked = kit.simulation.find('balance:eip155/fetchBalance')
    kit.reports(reports.otherNetwork)
    expect(asked?.getSnapshot().status).toBe('stopped')
    expect(kit.works('fetchBalance')).toBe(true)
  })

  it('is requested only for the account that is shown', () => {
    const kit = shown()
    kit.balance.answers(balance)
    kit.reports({ ...reports.connected })
    expect(kit.works('fetchBalance')).toBe(false)
  })
})

/** A kit with a connected user and a closed modal. */
const connected = () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.connected)
  return kit
}
const fetches = (kit: ReturnType<typeof createDriver>) => kit.kit({ type: 'balance.fetch', namespace: 'eip155' })
const calls = ({ simulation }: ReturnType<typeof createDriver>) => {
  const entersLoading = ({ transition }: (typeof simulation.taken)[number]) =>
    transition.target?.some(({ id }) => id === 'balance.loading')
  return simulation.taken.filter((each) => each.at === 'balance:eip155' && entersLoading(each)).length
}
const actor = ({ simulation }: ReturnType<typeof createDriver>) => simulation.find('balance:eip155')?.getSnapshot()

describe('the single balance of a namespace [account-balance-one]', () => {
  it('does not exist before it is requested', () => {
    expect(actor(connected())).toBeUndefined()
  })

  it('is requested once for the account and the dApp, and both get the answer', () => {
    const kit = shown()
    fetches(kit)
    expect(calls(kit)).toBe(1)
    kit.balance.answers(balance)
    expect(kit.account()?.context.balance).toEqual(balance)
    expect(actor(kit)?.context.balance).toEqual(balance)
  })

  it('is the same for the dApp and the open account: the account shows what the dApp fetched', () => {
    const kit = shown()
    kit.balance.answers(balance)
    fetches(kit)
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: 'loading' } })
    kit.balance.answers({ ...balance, value: '1' })
    expect(kit.account()?.context.balance).toEqual({ ...balance, value: '1' })
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: 'ready' } })
  })

  it('is reused if the account opens within 30 s, and requested again after that', () => {
    const kit = connected()
    fetches(kit)
    kit.balance.answers(balance)
    kit.open()
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: 'ready' } })
    expect(kit.account()?.context.balance).toEqual(balance)
    expect(calls(kit)).toBe(1)
    kit.close()
    kit.elapses('cacheLife')
    kit.open()
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: 'loading' } })
    expect(calls(kit)).toBe(2)
  })

  it('is requested again after a transaction, even while an earlier request is running [assets-renewed]', () => {
    const kit = shown()
    const asked = kit.simulation.find('balance:eip155/fetchBalance')
    kit.simulation.play(send('balance.renew', 'balance:eip155', { namespace: 'eip155' }))
    expect(kit.simulation.find('balance:eip155/fetchBalance')).not.toBe(asked)
    expect(calls(kit)).toBe(2)
    kit.balance.answers(balance)
    expect(kit.account()?.context.balance).toEqual(balance)
  })

  it('is requested again after a transaction, even if a request has just failed [assets-renewed]', () => {
    const kit = shown()
    kit.balance.fails('rpc.failed')
    kit.simulation.play(send('balance.renew', 'balance:eip155', { namespace: 'eip155' }))
    expect(kit.works('fetchBalance')).toBe(true)
  })

  it('is dropped with its account, and requested again by what still waits', () => {
    const kit = connected()
    fetches(kit)
    kit.reports(reports.otherAccount)
    expect(calls(kit)).toBe(2)
    kit.balance.answers(balance)
    kit.reports(reports.connected)
    expect(actor(kit)).toMatchObject({ value: 'idle', context: { balance: null } })
    fetches(kit)
    kit.reports(reports.disconnected)
    expect(actor(kit)).toMatchObject({ value: 'idle', context: { balance: null } })
    expect(kit.works('fetchBalance')).toBe(false)
  })
})

describe('a closed modal [account-balance-gap]', () => {
  it('does not suppress the toast', () => {
    const kit = shown()
    kit.close()
    kit.balance.fails('rpc.failed')
    expect(toasts(kit)).toMatchObject([{ variant: 'error', code: 'balance.unavailable' }])
  })

  it('does not lift the 30 s pause, whatever requests the balance', () => {
    const kit = shown()
    kit.balance.fails('rpc.failed')
    kit.close()
    fetches(kit)
    kit.open()
    expect(kit.works('fetchBalance')).toBe(false)
    expect(toasts(kit)).toHaveLength(1)
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: { failed: 'resting' } } })
    kit.elapses('retryGap')
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: { failed: 'retryable' } } })
    kit.close()
    kit.open()
    expect(kit.works('fetchBalance')).toBe(true)
  })
})

describe('the address', () => {
  it('can be copied, and the snackbar says so [flow-copy]', () => {
    const kit = shown()
    kit.top({ type: 'address.copy' })
    kit.answer('copyText').answers()
    expect(snackbarOf(kit.simulation).context.message).toEqual({ variant: 'success', code: 'address.copied' })
    expect(kit.account()?.hasTag('copied')).toBe(true)
  })

  it.each([
    ['goes on', (kit: ReturnType<typeof createDriver>) => kit.kit({ type: 'nav.push', route: 'Networks' })],
    ['goes back', (kit: ReturnType<typeof createDriver>) => kit.back()],
  ])('is not reported as copied over another view, if the user %s [notice-snackbar-time]', (_, leaves) => {
    const kit = createDriver()
    kit.stored.answers([])
    kit.reports(reports.connected)
    kit.open('Networks')
    kit.kit({ type: 'nav.push', route: 'Account' })
    kit.top({ type: 'address.copy' })
    kit.answer('copyText').answers()
    expect(snackbarOf(kit.simulation).hasTag('visible')).toBe(true)
    leaves(kit)
    expect(snackbarOf(kit.simulation).hasTag('visible')).toBe(false)
  })

  it.each([
    ['fails', (kit: ReturnType<typeof createDriver>) => kit.answer('copyText').fails('clipboard.failed')],
    ['hangs', (kit: ReturnType<typeof createDriver>) => kit.elapses('request')],
  ])('is not reported as copied if the clipboard %s', (_, ends) => {
    const kit = shown()
    kit.balance.answers(balance)
    kit.top({ type: 'address.copy' })
    ends(kit)
    expect(snackbarOf(kit.simulation).context.message).toEqual({ variant: 'error', code: 'clipboard.failed' })
    expect(kit.account()?.hasTag('copied')).toBe(false)
  })
})
