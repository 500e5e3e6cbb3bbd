import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { allCharts } from '../../tests/charts.ts'
import { nodesOf } from '../chart-text.ts'
import { simulateStage, stageFor, startOf } from './index.ts'

const charts = [...(await allCharts()).values()]

it.each(charts.map((machine) => [machine.id, machine] as const))(
  'knows where the %s chart runs, and a path to each state that it shows something in',
  (id, machine) => {
    const start = startOf(id)
    if (!start) throw new Error('Nobody knows')
    const snapshotOn = (stage: typeof start.stage): AnyMachineSnapshot => {
      const simulation = simulateStage(stage)
      const snapshot = simulation.find(stage.at)?.getSnapshot()
      simulation.stop()
      return snapshot
    }
    expect(snapshotOn(start.stage).machine.id).toBe(id)
    const lost = nodesOf(machine.root).filter(({ id: state, meta, type }) => {
      const stage = stageFor(id, state)
      return stage
        ? !snapshotOn(stage)._nodes.some((node) => node.id === state)
        : meta !== undefined && type !== 'final'
    })
    expect(lost.map(({ id: state }) => state)).toEqual([])
  },
)
