// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { PendingTransfer } from '../core/transfer.ts'
import { pendingTransfers } from './pending-transfers.ts'

const transfer = (hash: string): PendingTransfer => ({
  ...{ id: hash, namespace: 'eip155', connectorId: 'a', caipNetworkId: 'eip155:1', hash },
  ...{ address: '0x52908400098527886E0F7030069857D2E4169EE7', to: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
  ...{ amount: '1', decimals: 18, symbol: 'ETH' },
})

beforeEach(() => localStorage.clear())

it('what the node reports about a transaction replaces the transaction’s earlier entry [send-pending]', () => {
  const kept = pendingTransfers(() => localStorage)
  kept.keep(transfer('0x1'))
  kept.keep(transfer('0x2'))
  kept.keep({ ...transfer('0x1'), nonce: '7' })
  expect(pendingTransfers(() => localStorage).list()).toEqual([transfer('0x2'), { ...transfer('0x1'), nonce: '7' }])
  kept.forget('0x2')
  expect(kept.list()).toEqual([{ ...transfer('0x1'), nonce: '7' }])
})
