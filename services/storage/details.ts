import type { CaipNetworkId } from '../../core/caip.ts'
import type { AccountType, ConnectedAccount, Connection } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { defined } from '../../core/schema.ts'
import { mostAccounts } from './connection-schemas.ts'

/** What a connection was like last [wallet-recent-kept]. Entries of older versions say neither. */
export interface Details {
  accounts?: readonly ConnectedAccount[]
  caipNetworkId?: CaipNetworkId
}

/** What is remembered of a live connection: of each account its address and its type, and nothing of the user. */
export const detailsOf = ({ accounts, caipNetworkId }: Pick<Connection, 'accounts' | 'caipNetworkId'>): Details => ({
  accounts: accounts.slice(0, mostAccounts).map(({ address, type }) => ({ address, ...(type && { type }) })),
  caipNetworkId,
})

interface Read {
  accounts?: readonly { address: string; type?: AccountType | undefined }[] | undefined
  caipNetworkId?: CaipNetworkId | undefined
}

/** What an entry says of a connection; a network of another namespace is none of its own. */
export const detailsIn = (namespace: Namespace, { accounts, caipNetworkId }: Read): Details => ({
  ...(accounts && { accounts: accounts.map((account) => defined(account)) }),
  ...(caipNetworkId?.startsWith(`${namespace}:`) && { caipNetworkId }),
})
