import type { AccountState } from '../../core/account.ts'
import type { NetworkState } from '../../core/network.ts'
import type {
  GetAccountReturnType,
  GetEventReturnType,
  GetNetworkReturnType,
  GetStateReturnType,
} from '../handle/parameters.ts'
import { type EventRecord, networkIn, type PublicState } from './store.ts'

/** An account in the form of the public API; a namespace without an adapter has none. */
export function readAccount(account: AccountState | undefined): GetAccountReturnType {
  const { status = 'disconnected', address, caipAddress, user } = account ?? {}
  return {
    address,
    caipAddress,
    status,
    isConnected: caipAddress !== undefined,
    allAccounts: account?.accounts.map((each) => ({ type: 'eoa', ...each, namespace: account.namespace })) ?? [],
    embeddedWalletInfo: user && {
      user: { ...(user.email && { email: user.email }), ...(user.userName && { username: user.userName }) },
      authProvider: user.provider,
      accountType: account?.accounts[0]?.type ?? 'eoa',
      isSmartAccountDeployed: user.isDeployed,
    },
  }
}

/** The active network in the form of the public API. */
export function readNetwork(networks: NetworkState | undefined): GetNetworkReturnType {
  const { caipNetwork, approvedCaipNetworkIds, supportsAllNetworks = true } = networks ?? {}
  return {
    caipNetwork,
    caipNetworkId: caipNetwork?.caipNetworkId,
    chainId: caipNetwork?.id,
    approvedCaipNetworkIds,
    supportsAllNetworks,
  }
}

/** Whether the modal is open and rendered. */
export const isOpen = ({ status }: PublicState): boolean => status === 'open'

/** Whether the modal's code is loading, or a wallet request is pending. */
export const isLoading = ({ status, accounts }: PublicState): boolean =>
  status === 'opening' || Object.values(accounts).some(({ status }) => status === 'connecting')

/** Whether the modal is open or busy, and which network is selected. */
export const readState = (state: PublicState): GetStateReturnType => ({
  open: isOpen(state),
  loading: isLoading(state),
  initialized: state.initialized,
  activeChain: state.active,
  selectedNetworkId: networkIn(state)?.caipNetworkId,
})

const noErrors = {}

/** The last event in the form of the public API. */
export const readEvent = (event: EventRecord): GetEventReturnType => ({ ...event, reportedErrors: noErrors })
