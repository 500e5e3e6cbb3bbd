import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { systemIds } from '../core/system-ids.ts'
import type { kitMachine } from '../machines/kit/index.ts'
import type { walletMachine } from '../machines/wallet/chart.ts'

type WalletRef = ActorRefFrom<typeof walletMachine>
type Wallet = SnapshotFrom<typeof walletMachine>

/** The kit that an actor belongs to. */
export const kitOf = (actor: AnyActorRef): ActorRefFrom<typeof kitMachine> => actor.system.get(systemIds.kit)

/** The wallet chart of a namespace; undefined without its adapter. */
export const walletOf = (actor: AnyActorRef, namespace: Namespace | null): WalletRef | undefined =>
  namespace === null ? undefined : actor.system.get(systemIds.wallet(namespace))

/** The wallet charts of all namespaces, in the dApp's order. */
function useWalletRefs(actor: AnyActorRef): readonly WalletRef[] {
  const namespaces = useSelector(kitOf(actor), ({ context }) => context.namespaces)
  return useMemo(() => namespaces.flatMap((namespace) => walletOf(actor, namespace) ?? []), [actor, namespaces])
}

/** Reads several charts as one external store. */
function together<Ref extends AnyActorRef>(refs: readonly Ref[]) {
  let last: readonly SnapshotFrom<Ref>[] = []
  return {
    read() {
      const now: SnapshotFrom<Ref>[] = refs.map((ref) => ref.getSnapshot())
      if (now.some((one, at) => one !== last[at])) last = now
      return last
    },
    watch(listener: () => void) {
      const subscriptions = refs.map((ref) => ref.subscribe(listener))
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
  }
}

/** The snapshots of several charts. Pass the same array while it contains the same charts. */
export function useSnapshots<Ref extends AnyActorRef>(refs: readonly Ref[]): readonly SnapshotFrom<Ref>[] {
  const { watch, read } = useMemo(() => together(refs), [refs])
  return useSyncExternalStore(watch, read)
}

/** The wallets of all namespaces, in the dApp's order. */
export const useWallets = (actor: AnyActorRef): readonly Wallet[] => useSnapshots(useWalletRefs(actor))
