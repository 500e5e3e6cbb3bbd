import { setup } from 'xstate'
import type { Target } from '../../core/configured-networks.ts'

export interface SwitchActiveChainOutput {
  status: 'connecting'
  /** The network that a wallet is to be connected for. */
  to: Target
}

const switchActiveChainSetup = setup({
  types: {} as {
    context: { to: Target }
    events: { type: 'network.connect' }
    input: { to: Target }
    output: SwitchActiveChainOutput
    meta: { view: 'SwitchActiveChain' }
  },
})

/** A network of another namespace was chosen, where no wallet is connected. */
export const switchActiveChainMachine = switchActiveChainSetup.createMachine({
  id: 'switchActiveChain',
  description: 'A wallet is connected on another namespace, and not in the one that was chosen [network-choice].',
  context: ({ input: { to } }) => ({ to }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The network that was chosen needs a wallet of its own kind.',
      meta: { view: 'SwitchActiveChain' },
      on: { 'network.connect': 'connecting' },
    },
    connecting: {
      description: 'The kit leads to the wallets of that namespace.',
      type: 'final',
    },
  },
  output: ({ context: { to } }) => ({ status: 'connecting', to }),
})
