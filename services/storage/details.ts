import type { CaipNetworkId } from '../../core/caip.ts'
import type { AccountType, ConnectedAccount, Connection } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { defined } from '../../core/schema.ts'
import { mostAccounts } from './connection-schemas.ts'

/** The last known details of a connection [wallet-recent-kept]. Entries of older versions have neither. */
export interface Details {
  accounts?: readonly ConnectedAccount[]
  caipNetworkId?: CaipNetworkId
}

/** The stored details of a live connection: the address and type of each account, and nothing about the user. */
export const detailsOf = ({ accounts, caipNetworkId }: Pick<Connection, 'accounts' | 'caipNetworkId'>): Details => ({
  accounts: accounts.slice(0, mostAccounts).map(({ address, type }) => ({ address, ...(type && { type }) })),
  caipNetworkId,
})

interface Read {
  accounts?: readonly { address: string; type?: AccountType | undefined }[] | undefined
  caipNetworkId?: CaipNetworkId | undefined
}

/** The details in an entry; a network of another namespace is dropped. */
export const detailsIn = (namespace: Namespace, { accounts, caipNetworkId }: Read): Details => ({
  ...(accounts && { accounts: accounts.map((account) => defined(account)) }),
  ...(caipNetworkId?.startsWith(`${namespace}:`) && { caipNetworkId }),
})
