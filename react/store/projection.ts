import type { ActorRefFrom, AnyActorRef, SnapshotFrom, Subscription } from 'xstate'
import type { AccountState } from '../../core/account.ts'
import type { Namespace } from '../../core/caip.ts'
import { isEqual } from '../../core/is-equal.ts'
import type { NetworkState } from '../../core/network.ts'
import { routes } from '../../core/routes.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { balanceMachine } from '../../machines/balance/chart.ts'
import type { configMachine } from '../../machines/config/chart.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { sessionMachine } from '../../machines/session/chart.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import { type AccountDeps, accountOf, networksOf } from './account-state.ts'
import { nextModalStatus } from './modal-status.ts'
import { sessionIn } from './session.ts'
import type { MultiWallet, PublicState, Store } from './store.ts'

type Kit = ActorRefFrom<typeof kitMachine>
type Wallet = ActorRefFrom<typeof walletMachine>
type Balance = ActorRefFrom<typeof balanceMachine>
type Session = ActorRefFrom<typeof sessionMachine>
type Config = ActorRefFrom<typeof configMachine>

/** What the projection depends on besides the charts. */
export interface ProjectionDeps extends Pick<AccountDeps, 'recents' | 'defaultAccountTypes'> {
  /** The dApp's networks as it defined them. */
  definitions(): AccountDeps['definitions']
  /** The live provider of a connection: announced, but never in the store. */
  provider(namespace: Namespace, connectorId: string | undefined): unknown
}

/** Keeps a slice's identity while its contents stay the same, so that only the affected hooks render. */
const settle = <T>(before: T | undefined, after: T): T =>
  before !== undefined && isEqual(before, after) ? before : after

/** Likewise, for each namespace of a slice. */
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

/** With a project, its configuration decides; it is fetched when the modal first opens. */
function multiWalletIn({ context }: SnapshotFrom<typeof kitMachine>, config: Config | undefined): MultiWallet {
  if (context.features.multiWallet) return 'enabled'
  const isAsked = context.projectServices?.config
  const isAnswered = config && !config.getSnapshot().matches({ project: 'fetching' })
  return isAsked && !isAnswered ? 'unknown' : 'disabled'
}

/** Keeps the public store in sync with the charts. */
interface Projection {
  /** Updates the store after a change outside the charts. */
  update(): void
  /** Batches all changes until the next task into one. */
  hold(): void
  stop(): void
}

/** Projects the kit's snapshots onto the public store, until it is stopped. */
export function project(kit: Kit, store: Store, deps: ProjectionDeps): Projection {
  let held: ReturnType<typeof setTimeout> | undefined
  const followed = new Map<Wallet | Balance | Session, Subscription>()
  let providers: unknown[] = []

  const follow = (actor: Pick<AnyActorRef, 'subscribe'>) => actor.subscribe(() => update())

  /** The current wallet charts, balances and session, each observed until it is gone. */
  const actorsOf = ({ context: { namespaces } }: SnapshotFrom<typeof kitMachine>) => {
    const wallets = new Map<Namespace, Wallet>()
    const balances = new Map<Namespace, Balance>()
    for (const namespace of namespaces) {
      wallets.set(namespace, kit.system.get(systemIds.wallet(namespace)))
      const balance: Balance | undefined = kit.system.get(systemIds.balance(namespace))
      if (balance) balances.set(namespace, balance)
    }
    const session: Session | undefined = kit.system.get(systemIds.session)
    const all = new Set([...wallets.values(), ...balances.values(), ...(session ? [session] : [])])
    for (const [actor, subscription] of followed)
      if (!all.has(actor)) {
        followed.delete(actor)
        subscription.unsubscribe()
      }
    for (const actor of all) if (!followed.has(actor)) followed.set(actor, follow(actor))
    return { wallets, balances, session }
  }

  const update = () => {
    if (held) return
    const before = store.get()
    const snapshot = kit.getSnapshot()
    const { context } = snapshot
    const { namespaces, active } = context
    const definitions = deps.definitions()
    const isOpen = snapshot.hasTag('open')
    const route = isOpen ? context.stack.at(-1)?.route : undefined
    const { wallets, balances, session } = actorsOf(snapshot)
    const walletOf = (namespace: Namespace) => wallets.get(namespace)?.getSnapshot()
    const accounts = settleAll<AccountState>(before.accounts, namespaces, (namespace, account) =>
      accountOf(namespace, walletOf(namespace), {
        ...deps,
        definitions,
        kit: context,
        before: account,
        balance: balances.get(namespace)?.getSnapshot(),
      }),
    )
    const networks = settleAll<NetworkState>(before.networks, namespaces, (namespace) =>
      networksOf(namespace, walletOf(namespace), context, definitions),
    )
    const live = namespaces.map((namespace) => deps.provider(namespace, accounts[namespace]?.wallet?.id))
    const patch: Partial<PublicState> = {
      status: nextModalStatus(before.status, isOpen ? 'kit.opened' : 'kit.closed'),
      modal: route && routes[route].modal,
      initialized: before.initialized || snapshot.matches({ boot: 'ready' }),
      features: context.features,
      active: active ?? undefined,
      accounts,
      networks,
      multiWallet: multiWalletIn(snapshot, kit.system.get(systemIds.config)),
      session: settle(before.session, sessionIn(snapshot, session?.getSnapshot())),
    }
    const isNews =
      Object.entries(patch).some(([key, value]) => !Object.is(before[key as keyof PublicState], value)) ||
      live.some((provider, index) => provider !== providers[index])
    providers = live
    if (isNews) store.set(patch)
  }

  const subscription = kit.subscribe(update)
  update()
  return {
    update,
    hold() {
      clearTimeout(held)
      held = setTimeout(() => {
        held = undefined
        update()
      })
    },
    stop() {
      clearTimeout(held)
      subscription.unsubscribe()
      for (const each of followed.values()) each.unsubscribe()
    },
  }
}
