import { type AnyMachineSnapshot, createActor, type SnapshotFrom } from 'xstate'
import { routeId, systemIds } from '../../core/system-ids.ts'
import type { Simulation } from '../../devtools/simulation.ts'
import type { accountMachine } from '../../machines/account/chart.ts'
import { alertsMachine } from '../../machines/alerts/chart.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'
import { snackbarMachine } from '../../machines/snackbar/chart.ts'
import { toastsMachine } from '../../machines/toasts/chart.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'

/** The path to the wallet chart. */
export const wallet = systemIds.wallet('eip155')

/** The path to the second namespace's wallet chart. */
export const solanaWallet = systemIds.wallet('solana')

/** The path to the flow of the entry on top of the stack. */
export const onTop = (simulation: Simulation): string =>
  routeId({ key: kitOf(simulation).context.stack.at(-1)?.key ?? 0 })

export const kitOf = ({ root }: Simulation): SnapshotFrom<typeof kitMachine> => root.getSnapshot()

export const walletOf = ({ find }: Simulation): SnapshotFrom<typeof walletMachine> => find(wallet)?.getSnapshot()

/** The wallet charts of all namespaces, in the dApp's order. */
export const walletsOf = (simulation: Simulation): SnapshotFrom<typeof walletMachine>[] =>
  kitOf(simulation).context.namespaces.map((namespace) => simulation.find(systemIds.wallet(namespace))?.getSnapshot())

/** The toasts; none before the first notice. */
export const toastsOf = ({ find }: Simulation): SnapshotFrom<typeof toastsMachine> =>
  (find('notices/toasts') ?? createActor(toastsMachine)).getSnapshot()

/** The snackbar; none before the first notice. */
export const snackbarOf = ({ find }: Simulation): SnapshotFrom<typeof snackbarMachine> =>
  (find('notices/snackbar') ?? createActor(snackbarMachine)).getSnapshot()

/** The alerts; none before the first notice. */
export const alertsOf = ({ find }: Simulation): SnapshotFrom<typeof alertsMachine> =>
  (find('notices/alerts') ?? createActor(alertsMachine)).getSnapshot()

/** The connect flow at the end of a path; undefined if another flow runs there, or none. */
export const connectAt = ({ find }: Simulation, at: string): SnapshotFrom<typeof connectMachine> | undefined => {
  const snapshot = find(at)?.getSnapshot()
  return snapshot?.machine.id === 'connect' ? snapshot : undefined
}

/** The account flow at the end of a path; undefined if another flow runs there, or none. */
export const accountAt = ({ find }: Simulation, at: string): SnapshotFrom<typeof accountMachine> | undefined => {
  const snapshot = find(at)?.getSnapshot()
  return snapshot?.machine.id === 'account' ? snapshot : undefined
}

/** The flow of the user's wallets at the end of a path; undefined if another flow runs there, or none. */
export const profileAt = ({ find }: Simulation, at: string): SnapshotFrom<typeof profileWalletsMachine> | undefined => {
  const snapshot = find(at)?.getSnapshot()
  return snapshot?.machine.id === 'profileWallets' ? snapshot : undefined
}

/** The snapshot of the actor at the end of a path; undefined if there is none. */
export const snapshotOf = ({ find }: Simulation, at: string): AnyMachineSnapshot | undefined => find(at)?.getSnapshot()

/** The routes on the modal's stack. */
export const stackOf = (simulation: Simulation): { route: string }[] => snapshotOf(simulation, '')?.context.stack ?? []

/** Their names. */
export const routesOf = (simulation: Simulation): string[] => stackOf(simulation).map(({ route }) => route)

/** What distinguishes two situations of a wallet besides its state: its connections, and the requested ones. */
export const connectionFacts = (simulation: Simulation): unknown[] => {
  const { current, connections = [], request } = snapshotOf(simulation, wallet)?.context ?? {}
  return [current, connections.length, request?.type, request?.connectorId, request?.connectorIds]
}
