import type { HistoryTransaction, HistoryTransfer } from '../../core/history.ts'
import type { Payloads } from '../../tests/model/payloads.ts'
import type { ActivityPage } from './chart.ts'

const day = 86_400_000
/** The middle of a month, so that a few days earlier is the same month in every time zone. */
const now = Date.UTC(2026, 10, 20, 12)

const transfer = (direction: HistoryTransfer['direction'], amount: string, symbol: string): HistoryTransfer => ({
  direction,
  amount,
  symbol,
  name: symbol,
  isNft: false,
  isSpam: false,
})

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const local = 'eip155:31337'

/** A transaction of the test account, a number of days ago. */
const ago = (
  days: number,
  operation: string,
  transfers: readonly HistoryTransfer[],
  status: HistoryTransaction['status'] = 'confirmed',
): HistoryTransaction => ({
  id: `${operation}-${days}`,
  caipNetworkId: local,
  hash: `0x${String(days).padStart(64, '0')}`,
  operation,
  minedAt: now - days * day,
  status,
  sentFrom: operation === 'receive' ? other : me,
  sentTo: operation === 'receive' ? me : other,
  transfers,
})

const sent = ago(1, 'send', [transfer('out', '1.234567', 'ETH')])
/** Pages of a history: one with several months and kinds, and one with texts too long for any row. */
export const pages = {
  full: {
    transactions: [
      sent,
      ago(2, 'receive', [transfer('in', '250', 'USDC')]),
      ago(4, 'trade', [transfer('in', '251.08', 'USDC'), transfer('out', '0.1', 'ETH')]),
      ago(5, 'approve', [transfer('out', '0', 'USDC')]),
      ago(33, 'send', [transfer('out', '12', 'USDC')], 'failed'),
      ago(40, 'mint', [{ direction: 'in', name: 'Harbour Lights', isNft: true, isSpam: false }]),
      ago(400, 'deposit', [transfer('out', '3', 'ETH')], 'pending'),
    ],
    at: now,
  },
  long: {
    transactions: [
      ago(1, 'receive', [
        { ...transfer('in', '123456789012345678901234567890.123', 'A-SYMBOL-THAT-DOES-NOT-END') },
        { ...transfer('out', '0.000000000000000001', 'عملة رقمية قديمة') },
      ]),
    ],
    at: now,
  },
  many: {
    transactions: Array.from({ length: 40 }, (_, days) => ago(days, 'send', [transfer('out', '0.25', 'ETH')])),
    next: 'two',
    at: now,
  },
} satisfies Record<string, ActivityPage>

export const payloads: Payloads = {
  commands: [{ type: 'activity.more' }, { type: 'activity.retry' }],
  channels: { watchTime: [{ type: 'clock.ticked', now: now + 30_000 }] },
  ports: {
    fetchActivity: {
      outputs: [
        { transactions: [sent], next: 'two', at: now },
        { transactions: [], next: 'three', at: now },
        { transactions: [], at: now },
        { transactions: [sent], at: now },
      ],
      codes: ['history.failed'],
    },
  },
}
