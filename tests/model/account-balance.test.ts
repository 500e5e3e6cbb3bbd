import { describe, expect, it } from 'vitest'
import { act } from './act.ts'
import { reports } from './payloads/world.ts'
import { snackbarOf, toastsOf } from './snapshots.ts'

const balance = { value: '1500000000000000000', decimals: 18, symbol: 'ETH' }

const shown = () => {
  const kit = act()
  kit.stored.answers([])
  kit.reports(reports.connected)
  kit.open()
  return kit
}

const balanceOf = (kit: ReturnType<typeof act>) => kit.account()?.value
const toasts = ({ rehearsal }: ReturnType<typeof act>) => toastsOf(rehearsal).context.toasts

describe('SPEC 5, 8, 9: the balance', () => {
  it('is asked for as soon as the account is shown', () => {
    expect(shown().works('fetchBalance')).toBe(true)
  })

  it('is kept as it was answered', () => {
    const kit = shown()
    kit.answer('fetchBalance').answers(balance)
    expect(kit.account()?.context).toMatchObject({ balance, failure: null })
    expect(toasts(kit)).toEqual([])
  })

  it.each([
    ['fails', (kit: ReturnType<typeof act>) => kit.answer('fetchBalance').fails('rpc.failed')],
    ['never comes', (kit: ReturnType<typeof act>) => kit.elapses('request')],
  ])('says Token Balance Unavailable in a toast where it %s', (_, ends) => {
    const kit = shown()
    ends(kit)
    expect(toasts(kit)).toMatchObject([{ variant: 'error', code: 'balance.unavailable' }])
    expect(balanceOf(kit)).toMatchObject({ shown: { balance: { failed: 'resting' } } })
  })

  it('can be asked for again only after 30 s', () => {
    const kit = shown()
    kit.answer('fetchBalance').fails('rpc.failed')
    kit.top({ type: 'balance.retry' })
    expect(kit.works('fetchBalance')).toBe(false)
    kit.elapses('retryGap')
    kit.top({ type: 'balance.retry' })
    expect(kit.works('fetchBalance')).toBe(true)
  })

  it('is asked for anew for another account, and the former one is not shown meanwhile', () => {
    const kit = shown()
    kit.answer('fetchBalance').answers(balance)
    kit.reports(reports.otherAccount)
    expect(kit.works('fetchBalance')).toBe(true)
    expect(kit.account()?.context.balance).toBeNull()
  })

  it('is asked for anew on another network, and an answer for the former one is dropped', () => {
    const kit = shown()
    const asked = kit.rehearsal.find('place:1/fetchBalance')
    kit.reports(reports.otherNetwork)
    expect(asked?.getSnapshot().status).toBe('stopped')
    expect(kit.works('fetchBalance')).toBe(true)
  })

  it('is asked for nobody but the account that is shown', () => {
    const kit = shown()
    kit.answer('fetchBalance').answers(balance)
    kit.reports({ ...reports.connected })
    expect(kit.works('fetchBalance')).toBe(false)
  })
})

describe('the address', () => {
  it('is copied, and the snackbar says so', () => {
    const kit = shown()
    kit.top({ type: 'address.copy' })
    kit.answer('copyText').answers()
    expect(snackbarOf(kit.rehearsal).context.message).toEqual({ variant: 'success', code: 'address.copied' })
    expect(kit.account()?.hasTag('copied')).toBe(true)
  })

  it.each([
    ['fails', (kit: ReturnType<typeof act>) => kit.answer('copyText').fails('clipboard.failed')],
    ['hangs', (kit: ReturnType<typeof act>) => kit.elapses('request')],
  ])('is not called copied where the clipboard %s', (_, ends) => {
    const kit = shown()
    kit.answer('fetchBalance').answers(balance)
    kit.top({ type: 'address.copy' })
    ends(kit)
    expect(snackbarOf(kit.rehearsal).context.message).toEqual({ variant: 'error', code: 'clipboard.failed' })
    expect(kit.account()?.hasTag('copied')).toBe(false)
  })
})
