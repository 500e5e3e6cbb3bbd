import { lazyConstants } from '../../core/lazy-constants.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'
import { reports } from '../../tests/model/world.ts'
import { hash, transfer } from './payloads.ts'

const { misses } = lazyConstants.receipts

export const scenarios: Scenario[] = [
  {
    name: 'a transfer is asked for',
    prelude: [reported(reports.connected), send('actor.start', '', { chart: 'transaction', input: transfer })],
    at: transfer.id,
  },
  {
    name: 'a transfer was under way when the page was left, and the network has forgotten it',
    prelude: [
      reported(reports.connected),
      send('actor.start', '', { chart: 'transaction', input: { ...transfer, hash } }),
      ...Array.from({ length: misses - 1 }, () => [
        { do: 'resolve', at: `${transfer.id}/readReceipt`, output: { status: 'pending', known: false } } as const,
        { do: 'fire', at: transfer.id, timer: 'xstate.after.receiptGap.transaction.pending.waiting' } as const,
      ]).flat(),
    ],
    at: transfer.id,
    stateKey: (simulation) => snapshotOf(simulation, transfer.id)?.context.misses,
    expandIf: () => false,
  },
]
