import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { type Connection, currentOf, isShared, nameOf } from '../../core/connector.ts'
import { type Namespace, namespaces } from '../../core/namespaces.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { AdapterReport } from '../ports.ts'
import type { walletMachine } from './chart.ts'

type InSystem = Pick<AnyActorRef, 'system'>

/** What the wallet chart of a namespace is in; undefined where there is none. */
export function selectWallet(
  { system }: InSystem,
  namespace: Namespace | null,
): SnapshotFrom<typeof walletMachine> | undefined {
  const actor: ActorRefFrom<typeof walletMachine> | undefined = namespace && system.get(systemIds.wallet(namespace))
  return actor?.getSnapshot()
}

/** What the wallet chart of a namespace, the one source, says now; of no namespace, nothing. */
export const selectReport = (self: InSystem, namespace: Namespace | null): AdapterReport | undefined =>
  selectWallet(self, namespace)?.context

/** The active connection of a namespace. */
export function selectConnection(self: InSystem, namespace: Namespace | null): Connection | undefined {
  const report = selectReport(self, namespace)
  return report && currentOf(report)
}

/** Whether the wallet chart of a namespace has tried all stored connections. */
export const hasRestored = (self: InSystem, namespace: Namespace): boolean =>
  selectWallet(self, namespace)?.matches({ restore: 'done' }) === true

/** Whether the adapter of a namespace has yet to say which wallets there are. */
export const isAwaited = (self: InSystem, namespace: Namespace): boolean =>
  selectWallet(self, namespace)?.hasTag('awaited') === true

/** Whether the adapter of a namespace could not be fetched, and is tried again. */
export const isLost = (self: InSystem, namespace: Namespace): boolean =>
  selectWallet(self, namespace)?.hasTag('lost') === true

/** The names of the wallets in WalletConnect's session, of which there is one at a time: one for each of its namespaces. */
export const inSession = (self: InSystem): readonly string[] =>
  namespaces.flatMap((each) => {
    const report = selectReport(self, each)
    return report
      ? report.connections
          .map(({ connectorId }) => connectorId)
          .filter(isShared)
          .map((id) => nameOf(report, id))
      : []
  })
