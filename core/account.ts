import type { CaipAddress, CaipNetworkId, Namespace } from './caip.ts'
import type { ConnectedAccount } from './connector.ts'
import type { Network } from './network.ts'

/** SPEC 4, wallet connection status. A disconnect under way still counts as connected. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** One namespace's account as the dApp sees it. */
export interface AccountState {
  namespace: Namespace
  status: ConnectionStatus
  accounts: readonly ConnectedAccount[]
  address: string | undefined
  caipAddress: CaipAddress | undefined
  caipNetworkId: CaipNetworkId | undefined
  /** The wallet that is connected, by the name and icon it announced. */
  wallet: { id: string; name: string; icon?: string } | undefined
}

/** The account of a namespace before anybody is connected. */
export const noAccount = (namespace: Namespace, status: ConnectionStatus = 'disconnected'): AccountState => ({
  namespace,
  status,
  accounts: [],
  address: undefined,
  caipAddress: undefined,
  caipNetworkId: undefined,
  wallet: undefined,
})

/** The configured network of that id, or a stand-in for one the dApp does not know (FACTS 6). */
export function networkOf(networks: readonly Network[], id: CaipNetworkId): Network {
  const known = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (known) return known
  const [namespace, reference = ''] = id.split(':')
  return {
    id: namespace === 'eip155' ? Number(reference) : reference,
    name: 'Unknown Network',
    caipNetworkId: id,
    chainNamespace: networks.find(({ chainNamespace }) => chainNamespace === namespace)?.chainNamespace ?? 'eip155',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: [],
  }
}
