import type { CaipNetworkId } from '../../core/caip.ts'
import { caipNetworkId } from '../../core/caip-schema.ts'
import type { AccountType } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { defined, flag, parse } from '../../core/schema.ts'
import type { PersistedState } from '../../machines/ports.ts'
import type { KeyValueReader } from './key-value-reader.ts'
import { accountTypes, recentWallets } from './schemas.ts'

export const networkIn = (store: KeyValueReader): CaipNetworkId | null =>
  parse(caipNetworkId, store.text('active_caip_network_id')) ?? null

/** Newest first, at most two [storage-recent]. */
export const recentsIn = (store: KeyValueReader): string[] => {
  const wallets = store.json('recent_wallets', recentWallets) ?? []
  return [...new Set(wallets.map(({ name }) => name))].slice(0, 2)
}

export const accountTypesIn = (store: KeyValueReader): Partial<Record<Namespace, AccountType>> =>
  defined(store.json('preferred_account_types', accountTypes) ?? {})

/** The project's last multi-wallet setting, and the accepted pages, which are only compared. */
const saidIn = (store: KeyValueReader): Pick<PersistedState, 'multiWallet' | 'accepted'> =>
  defined({ multiWallet: store.json('multi_wallet', flag), accepted: store.text('accepted_terms') ?? undefined })

/** The state stored between visits, except for the connections. */
export const preferencesIn = (store: KeyValueReader): PersistedState => ({
  caipNetworkId: networkIn(store),
  recents: recentsIn(store),
  accountTypes: accountTypesIn(store),
  ...saidIn(store),
})
