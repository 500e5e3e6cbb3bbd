import { useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import type { Connection, Connector } from '../core/connector.ts'
import { sameId } from '../core/connector.ts'
import type { kitMachine } from '../machines/kit.ts'
import { systemIds } from '../machines/system.ts'
import type { walletMachine } from '../machines/wallet.ts'
import { currentOf } from '../machines/wallet-facts.ts'
import { useSelector } from './use-selector.ts'

type WalletRef = ActorRefFrom<typeof walletMachine>
type Wallet = SnapshotFrom<typeof walletMachine>

/** The kit that an actor belongs to. */
export const kitOf = (actor: AnyActorRef): ActorRefFrom<typeof kitMachine> => actor.system.get(systemIds.kit)

/** The wallet chart of a namespace, in the system an actor belongs to; none once its adapter has been removed. */
const walletOf = (actor: AnyActorRef, namespace: Namespace): WalletRef | undefined =>
  actor.system.get(systemIds.wallet(namespace))

/** The wallet charts of all namespaces, in the dApp's order. */
function useWalletRefs(actor: AnyActorRef): readonly WalletRef[] {
  const namespaces = useSelector(kitOf(actor), ({ context }) => context.namespaces)
  return useMemo(() => namespaces.flatMap((namespace) => walletOf(actor, namespace) ?? []), [actor, namespaces])
}

const selectCurrent = ({ context }: Wallet): Connection | undefined => currentOf(context)

/** The active connection of a namespace, as its one source tells it. */
export const useConnection = (actor: AnyActorRef, namespace: Namespace): Connection | undefined =>
  useSelector(walletOf(actor, namespace), selectCurrent)

const none: readonly Connection[] = []

/** The connections of a namespace, in the adapter's order. */
export const useConnections = (actor: AnyActorRef, namespace: Namespace): readonly Connection[] =>
  useSelector(walletOf(actor, namespace), ({ context }) => context.connections) ?? none

/** Several wallet charts, read as one. */
function together(wallets: readonly WalletRef[]) {
  let last: readonly Wallet[] = []
  return {
    read() {
      const now = wallets.map((wallet) => wallet.getSnapshot())
      if (now.some((one, at) => one !== last[at])) last = now
      return last
    },
    watch(listener: () => void) {
      const subscriptions = wallets.map((wallet) => wallet.subscribe(listener))
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
  }
}

/** The wallets of all namespaces, in the dApp's order. */
export function useWallets(actor: AnyActorRef): readonly Wallet[] {
  const refs = useWalletRefs(actor)
  const { watch, read } = useMemo(() => together(refs), [refs])
  return useSyncExternalStore(watch, read)
}

/** One connector by its id, without regard to case, under the name and picture of the wallet that it leads to. */
export function useConnector(actor: AnyActorRef, namespace: Namespace, connectorId: string): Connector | undefined {
  const wallet = walletOf(actor, namespace)
  const connector = useSelector(wallet, ({ context }) => context.connectors.find(({ id }) => sameId(id, connectorId)))
  const own = useSelector(wallet, ({ context }) =>
    context.connections.find((connection) => sameId(connection.connectorId, connectorId)),
  )
  const { name = connector?.name, icon = connector?.icon } = own ?? {}
  return useMemo(
    () => connector && { ...connector, ...(name && { name }), ...(icon && { icon }) },
    [connector, name, icon],
  )
}

/** Whether a connection of the namespace is being ended. */
export const useLeaving = (actor: AnyActorRef, namespace: Namespace): boolean =>
  useSelector(walletOf(actor, namespace), (snapshot) => snapshot.matches({ status: 'disconnecting' })) ?? false
