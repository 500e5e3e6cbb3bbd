import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate'
import type { AccountState } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import type { NetworkState } from '../core/network.ts'
import type { kitMachine } from '../machines/kit.ts'
import { systemIds } from '../machines/system.ts'
import type { walletMachine } from '../machines/wallet.ts'
import { accountOf, networksOf, type Surroundings } from './describe.ts'
import type { Signing } from './signing.ts'
import type { PublicState, Store } from './store.ts'

type Kit = ActorRefFrom<typeof kitMachine>
type Wallet = ActorRefFrom<typeof walletMachine>

/** What is shown beside what the charts say. */
export interface Beside extends Pick<Surroundings, 'recents' | 'defaultAccountTypes'> {
  /** The live provider of a connection: told of, but never in the store. */
  provider(namespace: Namespace, connectorId: string | undefined): unknown
  /** What follows the sessions, where the dApp signs people in. */
  signing?: Signing | undefined
}

/** Keeps a slice's identity while its contents stay the same, so that only the hooks concerned render. */
const settle = <T>(before: T | undefined, after: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after

/** Likewise for slices by namespace, each of which is settled. */
function settleAll<T>(
  before: Readonly<Partial<Record<Namespace, T>>>,
  namespaces: readonly Namespace[],
  of: (namespace: Namespace, before: T | undefined) => T,
) {
  const after: Partial<Record<Namespace, T>> = {}
  for (const namespace of namespaces) after[namespace] = settle(before[namespace], of(namespace, before[namespace]))
  const isSame =
    Object.keys(before).length === namespaces.length &&
    namespaces.every((namespace) => Object.is(before[namespace], after[namespace]))
  return isSame ? before : after
}

/** Projects the kit's snapshots onto the public store, until it is stopped; `update` is for what changes beside them. */
export function project(kit: Kit, store: Store, beside: Beside): { update(): void; stop(): void } {
  const followed = new Map<Wallet, Subscription>()
  let providers: unknown[] = []

  /** The wallet charts that are there now, each followed; those that have gone are let go. */
  const walletsOf = ({ context: { namespaces } }: SnapshotFrom<typeof kitMachine>) => {
    const wallets = new Map<Namespace, Wallet>()
    for (const namespace of namespaces) wallets.set(namespace, kit.system.get(systemIds.wallet(namespace)))
    const all = [...wallets.values()]
    for (const [wallet, subscription] of followed)
      if (!all.includes(wallet)) {
        followed.delete(wallet)
        subscription.unsubscribe()
      }
    for (const wallet of all) if (!followed.has(wallet)) followed.set(wallet, wallet.subscribe(update))
    return wallets
  }

  const update = () => {
    const before = store.get()
    const snapshot = kit.getSnapshot()
    const { context } = snapshot
    const { namespaces, active } = context
    const wallets = walletsOf(snapshot)
    const walletOf = (namespace: Namespace) => wallets.get(namespace)?.getSnapshot()
    const accounts = settleAll<AccountState>(before.accounts, namespaces, (namespace, account) =>
      accountOf(namespace, walletOf(namespace), { ...beside, kit: context, before: account }),
    )
    const networks = settleAll<NetworkState>(before.networks, namespaces, (namespace) =>
      networksOf(namespace, walletOf(namespace), context),
    )
    const live = namespaces.map((namespace) => beside.provider(namespace, accounts[namespace]?.wallet?.id))
    const patch: Partial<PublicState> = {
      open: snapshot.hasTag('open'),
      place: context.stack.at(-1)?.place,
      initialized: snapshot.matches({ boot: 'ready' }),
      active: namespaces.includes(active) ? active : undefined,
      accounts,
      networks,
      session: sessions ? settle(before.session, sessions.read()) : before.session,
    }
    const isNews =
      Object.entries(patch).some(([key, value]) => !Object.is(before[key as keyof PublicState], value)) ||
      live.some((provider, index) => provider !== providers[index])
    providers = live
    if (isNews) store.set(patch)
  }

  const sessions = beside.signing?.follow(kit, update)
  const subscription = kit.subscribe(update)
  update()
  return {
    update,
    stop() {
      subscription.unsubscribe()
      sessions?.stop()
      for (const each of followed.values()) each.unsubscribe()
    },
  }
}
