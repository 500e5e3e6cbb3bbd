import { setup } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { ConnectOutput } from './connect.ts'
import type { PairingFact, WalletFact } from './system.ts'

/** A wallet that is reached by a pairing. */
export const walletConnectMachine = setup({
  types: {} as {
    input: {
      wallet: ListedWallet | null
      uri: string | null
      mobile: boolean
      namespace: Namespace | undefined
      key: string
    }
    context: { wallet: ListedWallet | null }
    events: PairingFact | WalletFact
    output: ConnectOutput
    meta: { view: 'ConnectingWalletConnect' }
  },
}).createMachine({
  id: 'walletConnect',
  description: 'SPEC 2, ConnectingWalletConnect.',
  context: ({ input: { wallet } }) => ({ wallet }),
  initial: 'waiting',
  states: { waiting: { description: 'SPEC 2.', meta: { view: 'ConnectingWalletConnect' } } },
  output: { status: 'connected' },
})
