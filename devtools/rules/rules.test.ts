import { expect, it } from 'vitest'
import { readDescription, ruleOf } from './index.ts'

it('finds a state by its path and by XState’s id for it', () => {
  const rule = ruleOf('wallet', 'status.disconnecting')
  expect(rule).toEqual({
    description: expect.stringMatching(/report/),
    rules: expect.arrayContaining([expect.objectContaining({ id: 'wallet-disconnect-cap' })]),
  })
  expect(ruleOf('wallet', 'wallet.status.disconnecting')).toEqual(rule)
})

it('finds a chart as a whole', () => {
  const rule = ruleOf('snackbar', '')
  expect(rule).toEqual({ description: expect.stringMatching(/\w/), rules: expect.any(Array) })
  expect(ruleOf('snackbar', 'snackbar')).toEqual(rule)
})

it.each([
  ['wallet', 'nowhere'],
  ['unknown', ''],
  ['unknown', 'status'],
])('finds nothing for %s %s', (machineId, stateId) => {
  expect(ruleOf(machineId, stateId)).toBe(undefined)
})

it('finds each rule that a description cites, once and in order, and removes the citations from the text', () => {
  const gap = ['[account-balance', 'gap]'].join('-')
  const cap = ['[wallet-disconnect', 'cap]'].join('-')
  const unknown = ['[no', 'rule]'].join('-')
  expect(readDescription(`Capped ${cap}, then quiet ${gap} ${cap}. [not-a rule] ${unknown}`)).toEqual({
    description: `Capped, then quiet. [not-a rule] ${unknown}`,
    rules: [
      { id: 'wallet-disconnect-cap', sentence: expect.stringMatching(/3 s/) },
      { id: 'account-balance-gap', sentence: expect.stringMatching(/30 s/) },
    ],
  })
})
