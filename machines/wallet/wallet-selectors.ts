import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { type Connection, currentOf, isShared, nameOf } from '../../core/connector.ts'
import { type Namespace, namespaces } from '../../core/namespaces.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { AdapterReport } from '../ports.ts'
import type { walletMachine } from './chart.ts'

type InSystem = Pick<AnyActorRef, 'system'>

/** The snapshot of a namespace's wallet chart; undefined if there is none. */
export function selectWallet(
  { system }: InSystem,
  namespace: Namespace | null,
): SnapshotFrom<typeof walletMachine> | undefined {
  const actor: ActorRefFrom<typeof walletMachine> | undefined = namespace && system.get(systemIds.wallet(namespace))
  return actor?.getSnapshot()
}

/** The state of a namespace's wallet chart, the single source of truth; undefined without a namespace. */
export const selectReport = (self: InSystem, namespace: Namespace | null): AdapterReport | undefined =>
  selectWallet(self, namespace)?.context

/** The active connection of a namespace. */
export function selectConnection(self: InSystem, namespace: Namespace | null): Connection | undefined {
  const report = selectReport(self, namespace)
  return report && currentOf(report)
}

/** Whether a namespace's wallet chart has tried all stored connections. */
export const hasRestored = (self: InSystem, namespace: Namespace): boolean =>
  selectWallet(self, namespace)?.matches({ restore: 'done' }) === true

/** Whether a namespace's adapter has not reported its wallets yet. */
export const isAwaited = (self: InSystem, namespace: Namespace): boolean =>
  selectWallet(self, namespace)?.hasTag('awaited') === true

/** Whether a namespace's adapter could not be loaded and is being retried. */
export const isLost = (self: InSystem, namespace: Namespace): boolean =>
  selectWallet(self, namespace)?.hasTag('lost') === true

/**
 * The names of the wallets in the WalletConnect session. There is one session at a time, with one wallet for each of
 * its namespaces.
 */
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
