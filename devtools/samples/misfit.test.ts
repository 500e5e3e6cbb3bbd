import { describe, expect, it } from 'vitest'
import { misfitOf } from './misfit.ts'
import { samples } from './table.ts'

describe('an event written by hand', () => {
  it.each([
    [{ type: 'wallet.reported', report: null }, 'report has to be an object.'],
    [{ type: 'wallet.reported', report: { connectors: [], current: null } }, 'report.connections is missing.'],
    [{ type: 'wallet.lost' }, 'failure is missing.'],
    [{ type: 'network.choose', caipNetworkId: { a: 1 } }, 'caipNetworkId has to be text.'],
    [{ type: 'modal.open', view: 7 }, 'view has to be text.'],
  ])('is rejected if its shape differs: %j', (event, problem) => expect(misfitOf(event)).toBe(problem))

  it.each([
    { type: 'modal.open' },
    { type: 'modal.open', view: 'WhatIsAWallet' },
    { type: 'nav.back', more: true },
    { type: 'unknown.event', anything: [1] },
  ])('may omit what other samples omit, and may have more: %j', (event) => expect(misfitOf(event)).toBeUndefined())

  it('fits if it matches one of the samples', () => {
    const all = [
      ...Object.values(samples.charts).flatMap(({ events }) => events),
      ...Object.values(samples.channels).flatMap((examples) => examples.map(({ event }) => event)),
    ]
    expect(all.flatMap((event) => misfitOf(event) ?? [])).toEqual([])
  })
})
