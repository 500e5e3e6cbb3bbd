import { accountMachine } from '../machines/account.ts'
import { kitMachine } from '../machines/kit.ts'
import { profileWalletsMachine } from '../machines/profile-wallets.ts'
import { switchNetworkMachine } from '../machines/switch-network.ts'

/** The kit with every flow's chart in its place, and nothing behind its ports. */
export const stagedKit = kitMachine.provide({
  actors: { account: accountMachine, profileWallets: profileWalletsMachine, switchNetwork: switchNetworkMachine },
})
