import { expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { found, purchase, starts } from '../../machines/buy/payloads.ts'
import { open, paying, quoted } from '../../machines/buy/scenarios.ts'
import { createDriver } from './driver.ts'
import { reported, send } from './moves.ts'
import { snapshotOf } from './snapshots.ts'
import { ofProject, reports } from './world.ts'

const at = 'route:1'

function start(...moves: Move[]) {
  const kit = createDriver(ofProject)
  kit.play(reported(reports.connected), open, ...moves)
  return kit
}
const formOf = (kit: ReturnType<typeof start>) => snapshotOf(kit.simulation, at)

it('another account or network begins a form of its own, whatever was filled in [onramp-reset]', () => {
  for (const report of [reports.otherAccount, reports.otherNetwork]) {
    const kit = start(...quoted, reported(report))
    expect(formOf(kit)?.value).toEqual({ draft: 'loading' })
    expect(formOf(kit)?.context).toMatchObject({ typed: '', amount: null, quote: null, links: {} })
  }
})

it('what was paid before is still followed, and arrives where it was paid for [onramp-reset] [onramp-watch]', () => {
  const kit = start(...paying, reported(reports.otherAccount))
  expect(formOf(kit)?.value).toEqual({ paying: { watched: 'waiting' } })
  kit.play({ do: 'resolve', at: `${purchase.id}/findPurchase`, output: found.confirmed })
  expect(formOf(kit)?.value).toEqual({ purchases: 'loading' })
  kit.play(send('nav.back', at))
  expect(formOf(kit)?.value).toEqual({ draft: 'loading' })
  kit.play({ do: 'resolve', at: `${at}/startOnramp`, output: starts.plain })
  expect(formOf(kit)?.context.buyer).toMatchObject({ address: formOf(kit)?.context.account.address })
})
