import { setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import { port } from '../contract.ts'
import { last } from '../shared/whose.ts'
import type { WalletFact } from '../system.ts'

export type ApproveTransactionOutput = { status: 'settled' }

const approveTransactionSetup = setup({
  types: {} as {
    context: { namespace: Namespace }
    input: { active: Namespace }
    events: { type: 'nav.back' } | WalletFact
    output: ApproveTransactionOutput
    meta: { view: 'ApproveTransaction' }
  },
  actors: { showFrame: port<void>('showFrame') },
  guards: {
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
  },
  delays: { prompt: constants.promptTimeout },
})

/** Shows the embedded wallet's frame in place of the card while a call waits for the user's approval. */
export const approveTransactionMachine = approveTransactionSetup.createMachine({
  id: 'approveTransaction',
  description:
    'The embedded wallet’s frame takes the card’s place while calls wait for the user’s approval; its content is the wallet’s own [embedded-approve].',
  context: ({ input: { active } }) => ({ namespace: active }),
  initial: 'shown',
  states: {
    shown: {
      description:
        'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
      meta: { view: 'ApproveTransaction' },
      invoke: { id: 'showFrame', src: 'showFrame', onDone: 'settled', onError: 'settled' },
      after: { prompt: 'settled' },
      on: {
        'nav.back': 'settled',
        'wallet.disconnected': {
          description: 'No wallet is left that could confirm a call.',
          guard: last,
          target: 'settled',
        },
      },
    },
    settled: {
      description: 'No call is waiting. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'settled' },
    },
  },
  output: { status: 'settled' },
})
