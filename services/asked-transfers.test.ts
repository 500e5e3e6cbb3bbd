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

describe('what a page has asked a wallet for [send-one-prompt]', () => {
  it('is told to the others, until it is answered', () => {
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

  it('is not told to itself, and another page’s of the same name is not its own', () => {
    const own = watching('one')
    pageOf('one').keep(transfer('1'))
    hear()
    expect(own.told).toEqual([])
    pageOf('two').forget('1')
    expect(watching('two').told).toEqual([[transfer('1')]])
  })

  it('counts for as long as a prompt does, since a page that is gone never says what was answered', () => {
    pageOf('gone').keep(transfer('1'))
    vi.advanceTimersByTime(constants.promptTimeout - 1)
    const next = watching('next')
    expect(next.told).toEqual([[transfer('1')]])
    vi.advanceTimersByTime(1)
    expect(next.told).toEqual([[transfer('1')], []])
    expect(watching('later').told).toEqual([])
  })

  it('is told to its own page as well where no answer will come any more, for as long again [send-undecided]', () => {
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

  it('that a clock will only reach later does not count, nor does what is none', () => {
    pageOf('gone').keep(transfer('1'))
    vi.setSystemTime(Date.now() - 1)
    expect(watching('next').told).toEqual([])
    for (const text of ['{', '[{"page":"x","at":1}]', '{}', `[${'9'.repeat(400)}]`]) {
      localStorage.setItem(key, text)
      expect(watching('next').told).toEqual([])
    }
  })

  it('is known to its page alone where nothing can be stored', () => {
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
