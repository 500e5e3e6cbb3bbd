import { expect, it } from 'vitest'
import { ruleOf, sectionsIn } from './index.ts'

it('knows a state by its path and by XState’s id for it', () => {
  const rule = ruleOf('wallet', 'status.disconnecting')
  expect(rule).toEqual({
    description: expect.stringMatching(/SPEC 9/),
    sections: expect.arrayContaining(['SPEC 9']),
  })
  expect(ruleOf('wallet', 'wallet.status.disconnecting')).toEqual(rule)
})

it('knows a chart as a whole', () => {
  const rule = ruleOf('snackbar', '')
  expect(rule).toEqual({ description: expect.stringMatching(/\w/), sections: expect.any(Array) })
  expect(ruleOf('snackbar', 'snackbar')).toEqual(rule)
})

it.each([
  ['wallet', 'nowhere'],
  ['nobody', ''],
  ['nobody', 'status'],
])('knows nothing of %s %s', (machineId, stateId) => {
  expect(ruleOf(machineId, stateId)).toBe(undefined)
})

it('finds each section that a text names once, in their order', () => {
  expect(sectionsIn('SPEC 4, and FACTS 10.1: as DESIGN 9 has it (SPEC 4).')).toEqual([
    'SPEC 4',
    'FACTS 10.1',
    'DESIGN 9',
  ])
  expect(sectionsIn('Nothing of the kind.')).toEqual([])
})
