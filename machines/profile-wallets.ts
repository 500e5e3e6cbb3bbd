import { setup } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import type { WalletFact } from './system.ts'

export type ProfileOutput = { status: 'disconnected' }

const flow = setup({
  types: {} as {
    context: { namespace: Namespace }
    events: WalletFact
    input: { namespace: Namespace }
    output: ProfileOutput
    meta: { view: 'ProfileWallets' }
  },
})

/** One's wallets: those that are connected and those that were, by namespace. */
export const profileWalletsMachine = flow.createMachine({
  id: 'profileWallets',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: { meta: { view: 'ProfileWallets' } },
    disconnected: { type: 'final', output: { status: 'disconnected' } },
  },
  output: { status: 'disconnected' },
})
