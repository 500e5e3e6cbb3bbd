import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { allCharts } from '../../tests/charts.ts'
import { nodesOf } from '../chart-text.ts'
import { simulateFrom, startFor, startOf } from './index.ts'

const charts = [...(await allCharts()).values()]

it.each(charts.map((machine) => [machine.id, machine] as const))(
  'knows where the %s chart runs, and a path to each state that shows something',
  (id, machine) => {
    const start = startOf(id)
    if (!start) throw new Error(`No sample starts ${id}`)
    const snapshotAfter = ({ at, ...moves }: typeof start): AnyMachineSnapshot => {
      const simulation = simulateFrom(moves)
      const snapshot = simulation.find(at)?.getSnapshot()
      simulation.stop()
      return snapshot
    }
    expect(snapshotAfter(start).machine.id).toBe(id)
    const lost = nodesOf(machine.root).filter(({ id: state, meta, type }) => {
      const path = startFor(id, state)
      return path
        ? !snapshotAfter(path)._nodes.some((node) => node.id === state)
        : meta !== undefined && type !== 'final'
    })
    expect(lost.map(({ id: state }) => state)).toEqual([])
  },
)
