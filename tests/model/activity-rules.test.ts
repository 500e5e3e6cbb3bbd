import { describe, expect, it } from 'vitest'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import { pages } from '../../machines/activity/payloads.ts'
import { transfer } from '../../machines/transaction/payloads.ts'
import { reported, send } from './moves.ts'
import { routesOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { ofProject, reports } from './world.ts'

const opened: Move[] = [reported(reports.connected), send('modal.open', '', { view: 'Transactions' })]
const answer = (output: object): Move => ({ do: 'resolve', at: 'route:1/fetchActivity', output })
const fails: Move = { do: 'reject', at: 'route:1/fetchActivity', code: 'history.failed' }
const [newest, ...older] = pages.full.transactions
const start = (...moves: Move[]) => startKit([...opened, ...moves], ofProject)

const activityOf = (kit: Simulation) => {
  const { value, context } = Object(snapshotOf(kit, 'route:1'))
  return { value, ids: context.transactions.map(({ id }: { id: string }) => id), context }
}

describe('the list', () => {
  it('is newest first, with each transaction once, as it was last reported [activity-list]', () => {
    const kit = start(
      answer({ transactions: older, next: 'two', at: 1 }),
      send('activity.more', 'route:1'),
      answer({ transactions: [newest, { ...older[0], status: 'failed' }], at: 2 }),
    )
    const { ids, context } = activityOf(kit)
    expect(ids).toEqual(pages.full.transactions.map(({ id }) => id))
    expect(context.transactions[1].status).toBe('failed')
  })

  it('stays when a further page fails, with a toast that says so and a retry [activity-failed]', () => {
    const kit = start(answer({ ...pages.full, next: 'two' }), send('activity.more', 'route:1'), fails)
    expect(activityOf(kit).value).toEqual({ shown: { failed: 'partial' } })
    expect(activityOf(kit).ids).toHaveLength(pages.full.transactions.length)
    expect(snapshotOf(kit, 'notices/toasts')?.context.toasts).toMatchObject([
      { variant: 'error', code: 'history.failed' },
    ])
    kit.play(send('activity.retry', 'route:1'))
    expect(activityOf(kit).value).toEqual({ shown: { loading: 'first' } })
  })

  it('starts over with another account or network, and no late answer restores the previous pages [activity-follows]', () => {
    const kit = start(answer({ ...pages.full, next: 'two' }), send('activity.more', 'route:1'))
    kit.play(reported(reports.otherAccount))
    expect(activityOf(kit)).toMatchObject({ ids: [], value: { shown: { loading: 'first' } } })
    expect(activityOf(kit).context.cursors).toEqual([])
  })
})

const ended = send('transaction.ended', '', { id: transfer.id, outcome: 'confirmed', hash: '0x1' })

describe('a transfer that ends while the list is shown [activity-pending]', () => {
  it('reloads the newest page, and the listed rows stay', () => {
    const kit = start(answer({ transactions: older, next: 'two', at: 1 }), ended)
    expect(activityOf(kit)).toMatchObject({ value: { shown: { loading: 'first' } }, ids: older.map(({ id }) => id) })
    expect(activityOf(kit).context).toMatchObject({ cursors: [] })
    kit.play(answer(pages.full))
    expect(activityOf(kit).ids).toEqual(pages.full.transactions.map(({ id }) => id))
  })
})

describe('the relative time of a row', () => {
  const ticks: Move = {
    do: 'emit',
    at: 'route:1/watchTime',
    event: { type: 'clock.ticked', now: pages.full.at + 30_000 },
  }

  it('advances while the list is shown, without a request [activity-row]', () => {
    const kit = start(answer(pages.full))
    const before = activityOf(kit)
    kit.play(ticks)
    expect(activityOf(kit)).toEqual({ ...before, context: { ...before.context, at: pages.full.at + 30_000 } })
  })

  it('advances while a further page with newer items loads [activity-row]', () => {
    const kit = start(answer({ ...pages.full, next: 'two' }), send('activity.more', 'route:1'), ticks)
    expect(activityOf(kit)).toMatchObject({
      value: { shown: { loading: 'first' } },
      context: { at: pages.full.at + 30_000 },
    })
    kit.play(answer({ ...pages.full, at: pages.full.at + 31_000 }))
    expect(activityOf(kit).context.at).toBe(pages.full.at + 31_000)
  })
})

describe('paging [activity-page]', () => {
  it('sends all cursors that were followed, so that a server cannot loop', () => {
    const kit = start(answer({ ...pages.full, next: 'two' }), send('activity.more', 'route:1'))
    expect(activityOf(kit).context.cursors).toEqual(['two'])
    kit.play(answer({ transactions: older, at: 2 }))
    expect(activityOf(kit).value).toEqual({ shown: { complete: 'listed' } })
  })

  it('asks whether to continue after three pages without anything new', () => {
    const barren = (next: string) => answer({ transactions: [], next, at: 1 })
    const kit = start(barren('a'), barren('b'), barren('c'))
    expect(activityOf(kit).value).toEqual({ shown: { paused: 'empty' } })
    kit.play(send('activity.more', 'route:1'))
    expect(activityOf(kit).value).toEqual({ shown: { loading: 'first' } })
  })
})

it('the activity does not exist without a project [activity-list]', () => {
  expect(routesOf(startKit(opened))).toEqual(['Account'])
})
