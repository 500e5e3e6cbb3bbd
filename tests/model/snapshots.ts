import type { SnapshotFrom } from 'xstate'
import type { Rehearsal } from '../../devtools/rehearsal.ts'
import type { accountMachine } from '../../machines/account.ts'
import type { alertsMachine } from '../../machines/alerts.ts'
import type { connectMachine } from '../../machines/connect.ts'
import type { kitMachine } from '../../machines/kit.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets.ts'
import type { snackbarMachine } from '../../machines/snackbar.ts'
import { placeId } from '../../machines/stack.ts'
import { systemIds } from '../../machines/system.ts'
import type { toastsMachine } from '../../machines/toasts.ts'
import type { walletMachine } from '../../machines/wallet.ts'

/** The way to the wallet chart. */
export const wallet = systemIds.wallet('eip155')

/** The way to the wallet chart of the second namespace. */
export const solanaWallet = systemIds.wallet('solana')

/** The way to the flow of the entry on top of the stack. */
export const onTop = (rehearsal: Rehearsal): string => placeId({ key: kitOf(rehearsal).context.stack.at(-1)?.key ?? 0 })

export const kitOf = ({ root }: Rehearsal): SnapshotFrom<typeof kitMachine> => root.getSnapshot()

export const walletOf = ({ find }: Rehearsal): SnapshotFrom<typeof walletMachine> => find(wallet)?.getSnapshot()

/** The wallet charts of all namespaces, in the dApp's order. */
export const walletsOf = (rehearsal: Rehearsal): SnapshotFrom<typeof walletMachine>[] =>
  kitOf(rehearsal).context.namespaces.map((namespace) => rehearsal.find(systemIds.wallet(namespace))?.getSnapshot())

export const toastsOf = ({ find }: Rehearsal): SnapshotFrom<typeof toastsMachine> =>
  find(systemIds.toasts)?.getSnapshot()

export const snackbarOf = ({ find }: Rehearsal): SnapshotFrom<typeof snackbarMachine> =>
  find(systemIds.snackbar)?.getSnapshot()

export const alertsOf = ({ find }: Rehearsal): SnapshotFrom<typeof alertsMachine> =>
  find(systemIds.alerts)?.getSnapshot()

/** The connect flow at the end of a way; undefined where another flow runs there, or none. */
export const connectAt = ({ find }: Rehearsal, at: string): SnapshotFrom<typeof connectMachine> | undefined => {
  const snapshot = find(at)?.getSnapshot()
  return snapshot?.machine.id === 'connect' ? snapshot : undefined
}

/** The account flow at the end of a way; undefined where another flow runs there, or none. */
export const accountAt = ({ find }: Rehearsal, at: string): SnapshotFrom<typeof accountMachine> | undefined => {
  const snapshot = find(at)?.getSnapshot()
  return snapshot?.machine.id === 'account' ? snapshot : undefined
}

/** The flow of one's wallets at the end of a way; undefined where another flow runs there, or none. */
export const profileAt = ({ find }: Rehearsal, at: string): SnapshotFrom<typeof profileWalletsMachine> | undefined => {
  const snapshot = find(at)?.getSnapshot()
  return snapshot?.machine.id === 'profileWallets' ? snapshot : undefined
}
