import { promised } from '../contract.ts'
import { type Entry, rerouted } from './stack.ts'

type Where = { context: { stack: readonly Entry[]; serial: number } }

/** Where the dApp's terms have yet to be accepted, they take the place of what leads to a wallet, whoever leads there. */
export const toTerms = {
  description: 'The dApp’s terms come before anything that leads to a wallet [connect-terms].',
  guard: 'asksTerms',
  actions: {
    type: 'move',
    params: ({ context: { stack, serial } }: Where) =>
      rerouted(stack, serial, 'AcceptTerms', promised(stack.at(-1)).route),
  },
} as const

/** Once they are accepted, the user is led to where they wanted to go. */
export const afterTerms = {
  description: 'The terms are accepted: the user is led to where they wanted to go [connect-terms].',
  guard: { type: 'isTop', params: 'AcceptTerms' },
  target: '.routing',
  actions: {
    type: 'move',
    params: ({ context: { stack, serial } }: Where) => rerouted(stack, serial, stack.at(-1)?.next ?? 'Connect'),
  },
} as const
