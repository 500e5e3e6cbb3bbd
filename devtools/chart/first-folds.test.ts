import { expect, it } from 'vitest'
import { connectMachine } from '../../machines/connect/chart.ts'
import { kitMachine } from '../../machines/kit/chart.ts'
import { firstFolds } from './first-folds.ts'

const closed = new Set(['kit', 'kit.modal', 'kit.modal.closed', 'kit.gate', 'kit.gate.unguarded'])

it('a large chart has its inactive parts folded', () => {
  const folds = firstFolds(kitMachine, closed)
  expect(folds).toEqual(
    expect.arrayContaining(['kit.modal.open', 'kit.modal.open.SIWXSignMessage', 'kit.gate.loading']),
  )
  for (const id of closed) expect(folds).not.toContain(id)
  expect(firstFolds(kitMachine, new Set([...closed, 'kit.modal.open']))).not.toContain('kit.modal.open')
})

it('a chart that is small enough to read is shown unfolded, and so is one that does not run', () => {
  expect(firstFolds(connectMachine, new Set(['connect', 'connect.choosing']))).toEqual([])
  expect(firstFolds(kitMachine, new Set())).toEqual([])
})
