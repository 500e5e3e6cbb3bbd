import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type AccountState, type ConnectionStatus, networkOf, noAccount } from '../core/account.ts'
import { caipAddressOf, type Namespace } from '../core/caip.ts'
import { sameId } from '../core/connector.ts'
import type { Network } from '../core/network.ts'
import type { kitMachine } from '../machines/kit.ts'
import { selectedIn } from '../machines/kit-setup.ts'
import { systemIds } from '../machines/system.ts'
import type { walletMachine } from '../machines/wallet.ts'
import { currentOf } from '../machines/wallet-facts.ts'
import type { PublicState, Store } from './store.ts'

type Kit = ActorRefFrom<typeof kitMachine>
type WalletSnapshot = SnapshotFrom<typeof walletMachine>

function statusOf({ value }: WalletSnapshot): ConnectionStatus {
  switch (value.status) {
    case 'connecting':
    case 'reconnecting':
    case 'connected':
    case 'disconnected':
      return value.status
    default:
      return 'connected'
  }
}

/** A wallet chart's state in the words of the public API. */
export function accountOf(snapshot: WalletSnapshot): AccountState {
  const { namespace, connectors } = snapshot.context
  const status = statusOf(snapshot)
  const connection = currentOf(snapshot.context)
  if (!connection) return noAccount(namespace, status)
  const address = connection.accounts[0]?.address
  const connector = connectors.find(({ id }) => sameId(id, connection.connectorId))
  return {
    namespace,
    status,
    accounts: connection.accounts,
    address,
    caipAddress: address === undefined ? undefined : caipAddressOf(connection.caipNetworkId, address),
    caipNetworkId: connection.caipNetworkId,
    wallet: {
      id: connection.connectorId,
      name: connector?.name ?? connection.connectorId,
      ...(connector?.icon !== undefined && { icon: connector.icon }),
    },
  }
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Keeps each slice's identity while its contents stay the same, so that only the hooks concerned render. */
function settle<T>(before: T, after: T): T {
  return alike(before, after) ? before : after
}

/** Projects the kit's snapshots onto the public store for as long as the kit lives; returns the way to stop. */
export function project(kit: Kit, store: Store, networks: readonly Network[]): () => void {
  const wallets = (): [Namespace, ActorRefFrom<typeof walletMachine>][] =>
    kit.getSnapshot().context.namespaces.map((namespace) => [namespace, kit.system.get(systemIds.wallet(namespace))])

  const update = () => {
    const before = store.get()
    const snapshot = kit.getSnapshot()
    const accounts: Partial<Record<Namespace, AccountState>> = {}
    for (const [namespace, wallet] of wallets())
      accounts[namespace] = settle<AccountState>(
        before.accounts[namespace] ?? noAccount(namespace),
        accountOf(wallet.getSnapshot()),
      )
    const { active } = snapshot.context
    const id = accounts[active]?.caipNetworkId ?? selectedIn(snapshot.context, active)
    const patch: Partial<PublicState> = {
      open: snapshot.hasTag('open'),
      initialized: snapshot.matches({ boot: 'ready' }),
      active,
      accounts: Object.entries(accounts).every(([key, account]) =>
        Object.is(before.accounts[key as Namespace], account),
      )
        ? before.accounts
        : accounts,
      network: settle(before.network, id && networkOf(networks, id)),
    }
    const isNews = Object.entries(patch).some(([key, value]) => !Object.is(before[key as keyof PublicState], value))
    if (isNews) store.set(patch)
  }

  const subscriptions = [kit.subscribe(update), ...wallets().map(([, wallet]) => wallet.subscribe(update))]
  update()
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
