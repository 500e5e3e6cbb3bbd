import { expect, it } from 'vitest'
import { reasonOf } from './refusals.ts'

const keep = 890_880
const whose = (index: number) => (['sender', 'receiver'] as const)[index]
const rent = (account_index: number) => ({ InsufficientFundsForRent: { account_index } })

it.each([
  [rent(0), 'Your account has to keep at least 0.00089088 SOL.'],
  [rent(1), 'The receiver’s account is new, and has to get at least 0.00089088 SOL.'],
  [rent(2), 'An account would hold less than the network’s minimum of 0.00089088 SOL.'],
  ['InsufficientFundsForFee', 'You don’t have enough SOL for the network fee.'],
  ['AccountNotFound', 'Your account has no SOL for the network fee.'],
  ['BlockhashNotFound', 'Blockhash not found'],
  [{ InstructionError: [0, { Custom: 1 }] }, 'Your account doesn’t hold enough of it.'],
  [{ InstructionError: [0, { Custom: 17 }] }, 'The account for this token is frozen.'],
  [{ InstructionError: [2, { Custom: 6000 }] }, 'A program refused it with the number 6000.'],
  [{ InstructionError: [0, 'InvalidAccountData'] }, 'Invalid account data'],
  [{ DuplicateInstruction: 1 }, 'The network would refuse it.'],
  [{ InstructionError: null }, 'The network would refuse it.'],
])('explains %j [send-review]', (err, sentence) => {
  expect(reasonOf({ err, logs: null, keep, whose })).toBe(sentence)
})

it('lets a program explain it first [send-review]', () => {
  const logs = ['Program log: Error: first', 'Program log: Error: insufficient funds', 'Program failed']
  expect(reasonOf({ err: { InstructionError: [0, { Custom: 1 }] }, logs, keep, whose })).toBe('insufficient funds')
})
