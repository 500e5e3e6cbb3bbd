import { type AccountState, noAccount } from '../core/account.ts'
import type { Namespace } from '../core/namespace.ts'
import type { NetworkState } from '../core/network.ts'
import { networkIn, type PublicState } from './store.ts'

/** An account as hooks and subscribers are told of it (FACTS 16.2). */
export function readAccount(account: AccountState | undefined, asked: Namespace = 'eip155') {
  const { namespace, status, accounts, address, caipAddress } = account ?? noAccount(asked)
  return {
    address,
    caipAddress,
    status,
    isConnected: caipAddress !== undefined,
    allAccounts: accounts.map((each) => ({ type: 'eoa' as const, ...each, namespace })),
    embeddedWalletInfo: undefined,
  }
}

/** The active network as hooks and subscribers are told of it (FACTS 16.2). */
export function readNetwork(networks: NetworkState | undefined) {
  const { caipNetwork, approvedCaipNetworkIds, supportsAllNetworks = true } = networks ?? {}
  return {
    caipNetwork,
    caipNetworkId: caipNetwork?.caipNetworkId,
    chainId: caipNetwork?.id,
    approvedCaipNetworkIds,
    supportsAllNetworks,
  }
}

/** Whether the modal's code is on its way, or a wallet is being asked. */
export const isLoading = ({ opening, accounts }: PublicState): boolean =>
  opening || Object.values(accounts).some(({ status }) => status === 'connecting')

/** Whether the modal is open or busy, and what is selected (FACTS 16.2). */
export const readState = (state: PublicState) => ({
  open: state.open,
  loading: isLoading(state),
  initialized: state.initialized,
  activeChain: state.active,
  selectedNetworkId: networkIn(state)?.caipNetworkId,
})
