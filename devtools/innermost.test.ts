import { expect, it } from 'vitest'
import { kitMachine } from '../machines/kit/chart.ts'
import { innermost } from './innermost.ts'

it('is the last active state that shows something, or else the last one', () => {
  const background = ['kit', 'kit.boot', 'kit.boot.ready', 'kit.connections']
  const open = ['kit.modal', 'kit.modal.open', 'kit.modal.open.Connect', 'kit.broadcast']
  expect(innermost(kitMachine, new Set([...background, ...open]))?.id).toBe('kit.modal.open.Connect')
  expect(innermost(kitMachine, new Set([...background, 'kit.modal', 'kit.modal.closed']))?.id).toBe('kit.modal.closed')
  expect(innermost(kitMachine, undefined)).toBeUndefined()
})
