import { describeAccounts } from './suite/accounts.ts'
import { describeNetworks } from './suite/networks.ts'
import { describeOneWallet, usualRefusals } from './suite/one-wallet.ts'
import { describeSeveralWallets } from './suite/several-wallets.ts'
import { describeTokens } from './suite/tokens.ts'
import { describeTransfers } from './suite/transfers.ts'
import type { Open } from './suite/world.ts'

export type { World } from './suite/world.ts'

/** What every `WalletAdapter` guarantees to the charts [wallet-contract], shown on real parts. */
export function describeWalletAdapter(name: string, open: Open, refusals = usualRefusals): void {
  describeOneWallet(name, open, refusals)
  describeSeveralWallets(name, open)
  describeAccounts(name, open)
  describeNetworks(name, open)
  describeTransfers(name, open)
  describeTokens(name, open)
}
