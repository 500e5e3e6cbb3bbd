import type { ActorRefFrom, AnyActorRef } from 'xstate'
import { type Connection, type ConnectorType, currentOf, isShared, nameOf, sameId } from '../../core/connector.ts'
import { type Namespace, namespaces } from '../../core/namespaces.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { AdapterReport } from '../ports.ts'
import type { walletMachine } from './chart.ts'
import { disconnectQueue } from './setup.ts'

/** What the wallet chart of a namespace, the one source, says now; of no namespace, nothing. */
export function selectReport(
  { system }: Pick<AnyActorRef, 'system'>,
  namespace: Namespace | null,
): AdapterReport | undefined {
  if (namespace === null) return undefined
  const actor: ActorRefFrom<typeof walletMachine> | undefined = system.get(systemIds.wallet(namespace))
  return actor?.getSnapshot().context
}

/** The active connection of a namespace. */
export function selectConnection(
  self: Pick<AnyActorRef, 'system'>,
  namespace: Namespace | null,
): Connection | undefined {
  const report = selectReport(self, namespace)
  return report && currentOf(report)
}

/** All accounts of the user's that are connected in a namespace. */
export const ownAddresses = (self: Pick<AnyActorRef, 'system'>, namespace: Namespace): readonly string[] =>
  selectReport(self, namespace)?.connections.flatMap(({ accounts }) => accounts.map(({ address }) => address)) ?? []

/** Whether the active account of a namespace is a smart one. */
export const isSmart = (self: Pick<AnyActorRef, 'system'>, namespace: Namespace): boolean =>
  selectConnection(self, namespace)?.accounts[0]?.type === 'smartAccount'

/** The connections of a namespace that are to end, the first of them just now. */
export function selectDisconnectQueue(
  { system }: Pick<AnyActorRef, 'system'>,
  namespace: Namespace,
): readonly string[] {
  const actor: ActorRefFrom<typeof walletMachine> | undefined = system.get(systemIds.wallet(namespace))
  return actor ? disconnectQueue(actor.getSnapshot().context.request) : []
}

/** Whether the wallet chart of a namespace has tried all stored connections. */
export function hasRestored({ system }: Pick<AnyActorRef, 'system'>, namespace: Namespace): boolean {
  const actor: ActorRefFrom<typeof walletMachine> | undefined = system.get(systemIds.wallet(namespace))
  return actor?.getSnapshot().matches({ restore: 'done' }) === true
}

/** Whether the adapter of a namespace has yet to say which wallets there are. */
export function isAwaited({ system }: Pick<AnyActorRef, 'system'>, namespace: Namespace): boolean {
  const actor: ActorRefFrom<typeof walletMachine> | undefined = system.get(systemIds.wallet(namespace))
  return actor?.getSnapshot().hasTag('awaited') === true
}

/** Whether the adapter of a namespace could not be fetched, and is tried again. */
export function isLost({ system }: Pick<AnyActorRef, 'system'>, namespace: Namespace): boolean {
  const actor: ActorRefFrom<typeof walletMachine> | undefined = system.get(systemIds.wallet(namespace))
  return actor?.getSnapshot().hasTag('lost') === true
}

/** The names of the wallets in WalletConnect's session, of which there is one at a time: one for each of its namespaces. */
export const inSession = (self: Pick<AnyActorRef, 'system'>): readonly string[] =>
  namespaces.flatMap((each) => {
    const report = selectReport(self, each)
    return report
      ? report.connections
          .map(({ connectorId }) => connectorId)
          .filter(isShared)
          .map((id) => nameOf(report, id))
      : []
  })

/** The name that a wallet goes by. */
export const nameIn = (report: AdapterReport | undefined, connectorId: string): string =>
  report ? nameOf(report, connectorId) : connectorId

/** How a connection reaches its wallet; undefined where its adapter knows no such connector. */
export const reachOf = (self: AnyActorRef, { namespace, connectorId }: Connection): ConnectorType | undefined =>
  selectReport(self, namespace)?.connectors.find(({ id }) => sameId(id, connectorId))?.type
