import { describe, expect, it } from 'vitest'
import type { Transfer } from '../../core/transfer.ts'
import { arrivedIn, codeOf, endedEvent, isEndReported, paramsOf, refusedEvent } from './report.ts'

const transfer: Transfer = {
  ...{ id: '1', namespace: 'eip155', connectorId: 'none', address: '0x1', caipNetworkId: 'eip155:1' },
  ...{ to: '0x2', amount: '1500000', decimals: 6, symbol: 'USD' },
}
const bought = { amount: '1000000000000000000', decimals: 18, symbol: 'ETH' }
const swap: Transfer = { ...transfer, swap: { kind: 'swap', ...bought } }
const approval: Transfer = { ...transfer, swap: { kind: 'approval', ...bought } }
const properties = {
  ...{ network: 'eip155:1', isSmartAccount: false, swapFromToken: 'USD', swapToToken: 'ETH' },
  ...{ swapFromAmount: '1.5', swapToAmount: '1' },
}

describe('the report of a transaction [api-events]', () => {
  it('has its own type for a purchase', () => {
    expect([transfer, swap, approval].map((each) => codeOf(each, 'confirmed'))).toEqual([
      ...['sending.confirmed', 'swapping.confirmedAbout', 'approving.confirmed'],
    ])
    expect(codeOf({ ...approval, amount: '0' }, 'started')).toBe('revoking.started')
    expect(paramsOf(swap, null)).toEqual({ amount: '1.5 USD', symbol: 'USD', bought: '1 ETH' })
  })

  it('gives the amount that arrived, or an estimate if the network does not say [swap-end]', () => {
    const token = '0xAb'
    const usual: Transfer = { ...transfer, swap: { kind: 'swap', ...bought, amount: '99690123456789012', token } }
    const changes = [{ token: '0xaB', amount: '99690123456789011' }]
    const arrived = arrivedIn(usual, changes)
    expect(arrived).toBe('99690123456789011')
    expect([codeOf(usual, 'confirmed', arrived), paramsOf(usual, arrived).bought]).toEqual([
      ...['swapping.confirmed', '0.09969 ETH'],
    ])
    expect([codeOf(usual, 'started'), paramsOf(usual, null).bought]).toEqual(['swapping.started', '0.09969 ETH'])
    expect(arrivedIn(usual, [])).toBeNull()
    expect(arrivedIn(swap, changes)).toBeNull()
    expect(endedEvent(usual, false, 'confirmed', arrived)).toMatchObject({
      properties: { swapToAmount: '0.099690123456789011' },
    })
  })

  it('covers the end of a swap, and of an approval that failed', () => {
    const told = (each: Transfer) =>
      (['confirmed', 'spedUp', 'failed', 'cancelled'] as const).map((outcome) => isEndReported(each, outcome))
    expect([transfer, swap, approval].map(told)).toEqual([
      [false, false, false, false],
      [true, true, true, false],
      [false, false, true, false],
    ])
    expect(endedEvent(swap, false, 'confirmed')).toEqual({ event: 'SWAP_SUCCESS', properties })
    expect(endedEvent(approval, false, 'failed')).toMatchObject({ event: 'SWAP_APPROVAL_ERROR', properties })
    expect(endedEvent(swap, false, 'failed').event).toBe('SWAP_ERROR')
  })

  it('covers a rejection, by what was rejected', () => {
    const rejected = { code: 'wallet.rejected' } as const
    expect([transfer, swap, approval].map((each) => refusedEvent(each, false, rejected).event)).toEqual([
      ...['SEND_REJECTED', 'SWAP_ERROR', 'SWAP_APPROVAL_ERROR'],
    ])
    expect(refusedEvent(transfer, false, { code: 'wallet.failed' }).event).toBe('SEND_ERROR')
  })
})
