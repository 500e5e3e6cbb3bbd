import { setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import { port } from '../contract.ts'

export type ApproveTransactionOutput = { status: 'settled' }

const approveTransactionSetup = setup({
  types: {} as {
    events: { type: 'nav.back' }
    output: ApproveTransactionOutput
    meta: { view: 'ApproveTransaction' }
  },
  actors: { showFrame: port<void>('showFrame') },
  delays: { prompt: constants.promptTimeout },
})

/** Shows the embedded wallet's frame in place of the card while a call waits for the user's approval. */
export const approveTransactionMachine = approveTransactionSetup.createMachine({
  id: 'approveTransaction',
  description:
    'The embedded wallet’s frame takes the card’s place while calls wait for the user’s approval; its content is the wallet’s own [embedded-approve].',
  initial: 'shown',
  states: {
    shown: {
      description:
        'The user confirms or rejects in the frame. Going back, closing, or 5 min without an answer rejects the waiting calls [embedded-approve] [flow-prompt-timeout].',
      meta: { view: 'ApproveTransaction' },
      invoke: { id: 'showFrame', src: 'showFrame', onDone: 'settled', onError: 'settled' },
      after: { prompt: 'settled' },
      on: { 'nav.back': 'settled' },
    },
    settled: {
      description: 'No call is waiting. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'settled' },
    },
  },
  output: { status: 'settled' },
})
