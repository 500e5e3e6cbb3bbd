import type { AnyActorRef } from 'xstate'
import { type Connection, type ConnectorType, nameOf, sameId } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { AdapterReport } from '../ports.ts'
import { disconnectQueue } from './setup.ts'
import { selectConnection, selectReport, selectWallet } from './wallet-selectors.ts'

/** All of the user's connected accounts in a namespace. */
export const ownAddresses = (self: Pick<AnyActorRef, 'system'>, namespace: Namespace): readonly string[] =>
  selectReport(self, namespace)?.connections.flatMap(({ accounts }) => accounts.map(({ address }) => address)) ?? []

/** Whether the active account of a namespace is a smart account. */
export const isSmart = (self: Pick<AnyActorRef, 'system'>, namespace: Namespace): boolean =>
  selectConnection(self, namespace)?.accounts[0]?.type === 'smartAccount'

/** The connections of a namespace that are to end; the first one is ending now. */
export function selectDisconnectQueue(self: Pick<AnyActorRef, 'system'>, namespace: Namespace): readonly string[] {
  const wallet = selectWallet(self, namespace)
  return wallet ? disconnectQueue(wallet.context.request) : []
}

/** The display name of a wallet. */
export const nameIn = (report: AdapterReport | undefined, connectorId: string): string =>
  report ? nameOf(report, connectorId) : connectorId

/** How a connection reaches its wallet; undefined if its adapter has no such connector. */
export const reachOf = (self: AnyActorRef, { namespace, connectorId }: Connection): ConnectorType | undefined =>
  selectReport(self, namespace)?.connectors.find(({ id }) => sameId(id, connectorId))?.type
