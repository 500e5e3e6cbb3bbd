import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type AccountState, noAccount } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import type { NetworkDefinition } from '../core/network.ts'
import type { OpenOptions } from './app-kit.ts'
import { requireAppKit } from './singleton.ts'
import type { PublicState, ThemeMode, ThemeVariables } from './store.ts'

/** One slice of the public state; a change elsewhere renders nobody. The server renders the initial state. */
export function useSlice<T>(hook: string, select: (state: PublicState) => T): T {
  const { store } = requireAppKit(hook)
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}

/** Opens and closes the modal (FACTS 16.2). */
export function useAppKit() {
  const kit = requireAppKit('useAppKit')
  return useMemo(() => ({ open: (options?: OpenOptions) => kit.open(options), close: () => kit.close() }), [kit])
}

const selectAccount = (state: PublicState, namespace: Namespace | undefined): AccountState | undefined => {
  const chosen = namespace ?? state.active
  return chosen && state.accounts[chosen]
}

/** The account of a namespace, the active one unless given (FACTS 16.2). */
export function useAppKitAccount({ namespace }: { namespace?: Namespace } = {}) {
  const account = useSlice('useAppKitAccount', (state) => selectAccount(state, namespace))
  return useMemo(() => {
    const { status, accounts, address, caipAddress, ...rest } = account ?? noAccount(namespace ?? 'eip155')
    return {
      address,
      caipAddress,
      status,
      isConnected: caipAddress !== undefined,
      allAccounts: accounts.map((each) => ({ type: 'eoa' as const, ...each, namespace: rest.namespace })),
      embeddedWalletInfo: undefined,
    }
  }, [account, namespace])
}

/** The selected network, as the wallet reports it while one is connected, and the way to another (FACTS 16.2). */
export function useAppKitNetwork() {
  const kit = requireAppKit('useAppKitNetwork')
  const network = useSlice('useAppKitNetwork', (state) => state.network)
  return useMemo(
    () => ({
      caipNetwork: network,
      caipNetworkId: network?.caipNetworkId,
      chainId: network?.id,
      switchNetwork: (to: NetworkDefinition) => kit.switchNetwork(to),
    }),
    [kit, network],
  )
}

/** Whether the modal is open or busy, and what is selected (FACTS 16.2). */
export function useAppKitState() {
  const open = useSlice('useAppKitState', (state) => state.open)
  const initialized = useSlice('useAppKitState', (state) => state.initialized)
  const activeChain = useSlice('useAppKitState', (state) => state.active)
  const selectedNetworkId = useSlice('useAppKitState', (state) => state.network?.caipNetworkId)
  const loading = useSlice(
    'useAppKitState',
    (state) => state.opening || Object.values(state.accounts).some(({ status }) => status === 'connecting'),
  )
  return { open, loading, initialized, activeChain, selectedNetworkId }
}

/** The theme, and the way to change it while running (FACTS 16.2). */
export function useAppKitTheme() {
  const { store } = requireAppKit('useAppKitTheme')
  const themeMode = useSlice('useAppKitTheme', (state) => state.themeMode)
  const themeVariables = useSlice('useAppKitTheme', (state) => state.themeVariables)
  const setThemeMode = useCallback((mode: ThemeMode) => store.set({ themeMode: mode }), [store])
  const setThemeVariables = useCallback(
    (variables: ThemeVariables) => store.set({ themeVariables: { ...store.get().themeVariables, ...variables } }),
    [store],
  )
  return { themeMode, themeVariables, setThemeMode, setThemeVariables }
}

const noErrors = {}

/** The last event of the kit (FACTS 4.2, 16.2). */
export function useAppKitEvents() {
  const event = useSlice('useAppKitEvents', (state) => state.event)
  return useMemo(() => ({ ...event, reportedErrors: noErrors }), [event])
}

/** Disconnects one namespace, or all (FACTS 16.2). */
export function useDisconnect() {
  const kit = requireAppKit('useDisconnect')
  return useMemo(
    () => ({ disconnect: ({ namespace }: { namespace?: Namespace } = {}) => kit.disconnect(namespace) }),
    [kit],
  )
}
