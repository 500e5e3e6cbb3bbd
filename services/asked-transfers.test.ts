// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { constants } from '../core/constants.ts'
import type { Transfer } from '../core/transfer.ts'
import { askedTransfers } from './asked-transfers.ts'

const transfer = (id: string): Transfer => ({
  ...{ id, namespace: 'eip155', connectorId: 'a', caipNetworkId: 'eip155:1' },
  ...{ address: '0x52908400098527886E0F7030069857D2E4169EE7', to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
  ...{ amount: '1', decimals: 18, symbol: 'ETH' },
})
const open = () => localStorage
const key = '@appkit/asked_transactions'
/** A page of this browser; the others are notified of what it writes. */
const pageOf = (own: string) => askedTransfers({ open, own })
const hear = () => window.dispatchEvent(new StorageEvent('storage', { key }))

/** The reports to a page, of which the last one counts. */
function watching(own: string) {
  const told: (readonly Transfer[])[] = []
  const stop = pageOf(own).watch((transfers) => told.push(transfers))
  return { told, stop }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a page’s request to a wallet [send-one-prompt]', () => {
  it('is reported to other pages until it is answered', () => {
    const other = watching('two')
    const one = pageOf('one')
    one.keep(transfer('1'))
    one.keep(transfer('2'))
    hear()
    hear()
    one.forget('1')
    hear()
    one.forget('2')
    hear()
    expect(other.told).toEqual([[transfer('1'), transfer('2')], [transfer('2')], []])
    expect(localStorage.getItem(key)).toBeNull()
    other.stop()
    one.keep(transfer('3'))
    hear()
    expect(other.told).toHaveLength(3)
  })

  it('is not reported to its own page, and is not confused with another page’s of the same name', () => {
    const own = watching('one')
    pageOf('one').keep(transfer('1'))
    hear()
    expect(own.told).toEqual([])
    pageOf('two').forget('1')
    expect(watching('two').told).toEqual([[transfer('1')]])
  })

  it('counts for as long as a prompt does, because a closed page never reports an answer', () => {
    pageOf('gone').keep(transfer('1'))
    vi.advanceTimersByTime(constants.promptTimeout - 1)
    const next = watching('next')
    expect(next.told).toEqual([[transfer('1')]])
    vi.advanceTimersByTime(1)
    expect(next.told).toEqual([[transfer('1')], []])
    expect(watching('later').told).toEqual([])
  })

  it('is reported to its own page as well if no answer will come, for the same time again [send-undecided]', () => {
    const own = watching('one')
    const one = pageOf('one')
    one.keep(transfer('1'))
    vi.advanceTimersByTime(constants.promptTimeout - 1)
    one.abandon(transfer('1'))
    expect(own.told).toEqual([[transfer('1')]])
    one.forget('1')
    vi.advanceTimersByTime(constants.promptTimeout - 1)
    expect([watching('one').told, watching('two').told]).toEqual([[[transfer('1')]], [[transfer('1')]]])
    vi.advanceTimersByTime(1)
    expect(own.told).toEqual([[transfer('1')], []])
    own.stop()
    one.abandon(transfer('2'))
    expect(own.told).toHaveLength(2)
  })

  it('does not count if its time lies in the future or it is invalid', () => {
    pageOf('gone').keep(transfer('1'))
    vi.setSystemTime(Date.now() - 1)
    expect(watching('next').told).toEqual([])
    for (const text of ['{', '[{"page":"x","at":1}]', '{}', `[${'9'.repeat(400)}]`]) {
      localStorage.setItem(key, text)
      expect(watching('next').told).toEqual([])
    }
  })

  it('is known to its own page only if nothing can be stored', () => {
    const blocked = askedTransfers({
      open: () => {
        throw new Error('forbidden')
      },
    })
    blocked.keep(transfer('1'))
    expect(blocked.watch(() => expect.unreachable())()).toBeUndefined()
    blocked.forget('1')
  })
})
