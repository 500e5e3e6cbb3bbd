import { setup } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import type { ConnectOutput } from './connect.ts'
import type { PairingFact, WalletFact } from './system.ts'

/** All wallets of the directory. */
export const walletListMachine = setup({
  types: {} as {
    input: { namespace: Namespace | undefined }
    events: PairingFact | WalletFact
    output: ConnectOutput
    meta: { view: 'AllWallets' }
  },
}).createMachine({
  id: 'walletList',
  description: 'SPEC 2, AllWallets.',
  initial: 'ready',
  states: { ready: { description: 'SPEC 2.', meta: { view: 'AllWallets' } } },
  output: { status: 'connected' },
})
