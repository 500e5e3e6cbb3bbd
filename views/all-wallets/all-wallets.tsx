import type { walletListMachine } from '../../machines/wallet-list.ts'
import type { ViewProps } from '../define-views.ts'

/** The wallets of the directory (SPEC 2, AllWallets). */
export default function AllWallets({ actor }: ViewProps<typeof walletListMachine>) {
  return <p>{actor.id}</p>
}
