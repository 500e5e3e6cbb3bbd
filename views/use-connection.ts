import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { type Connection, type Connector, currentOf, sameId } from '../core/connector.ts'
import type { walletMachine } from '../machines/wallet/chart.ts'
import { walletOf } from './use-kit.ts'

type Wallet = SnapshotFrom<typeof walletMachine>

const selectCurrent = (snapshot: Wallet | undefined): Connection | undefined => snapshot && currentOf(snapshot.context)

/** The active connection of a namespace, from its wallet chart. */
export const useConnection = (actor: AnyActorRef, namespace: Namespace | null): Connection | undefined =>
  useSelector(walletOf(actor, namespace), selectCurrent)

const none: readonly Connection[] = []

/** The connections of a namespace, in the adapter's order. */
export const useConnections = (actor: AnyActorRef, namespace: Namespace | null): readonly Connection[] =>
  useSelector(walletOf(actor, namespace), (snapshot) => snapshot?.context.connections) ?? none

/** A connector by its id, ignoring case, with the name and picture of its wallet. */
export function useConnector(
  actor: AnyActorRef,
  namespace: Namespace | null,
  connectorId: string,
): Connector | undefined {
  const wallet = walletOf(actor, namespace)
  const connector = useSelector(wallet, (snapshot) =>
    snapshot?.context.connectors.find(({ id }) => sameId(id, connectorId)),
  )
  const own = useSelector(wallet, (snapshot) =>
    snapshot?.context.connections.find((connection) => sameId(connection.connectorId, connectorId)),
  )
  const { name = connector?.name, icon = connector?.icon } = own ?? {}
  return useMemo(
    () => connector && { ...connector, ...(name && { name }), ...(icon && { icon }) },
    [connector, name, icon],
  )
}

/** The name and picture of a connected or formerly connected wallet. */
export function useConnectedWallet(actor: AnyActorRef, connection: Connection | null | undefined) {
  const connector = useConnector(actor, connection?.namespace ?? null, connection?.connectorId ?? '')
  return {
    name: connection?.name ?? connector?.name ?? connection?.connectorId ?? '',
    icon: connection?.icon ?? connector?.icon,
  }
}

/** Whether a connection of the namespace is being disconnected. */
export const useLeaving = (actor: AnyActorRef, namespace: Namespace | null): boolean =>
  useSelector(walletOf(actor, namespace), (snapshot) => snapshot?.matches({ status: 'disconnecting' })) ?? false
