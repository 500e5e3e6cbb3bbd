import { useCallback, useMemo } from 'react'
import type { Namespace } from '../core/caip.ts'
import type { NetworkName } from '../core/network.ts'
import type { Ending, OpenOptions } from './handle.ts'
import { isLoading, readAccount, readNetwork } from './read.ts'
import { requireAppKit } from './singleton.ts'
import { useSlice } from './slice.ts'
import { accountIn, networkIn, networksIn, type ThemeMode, type ThemeVariables } from './store.ts'

/** Opens and closes the modal (FACTS 16.2). */
export function useAppKit() {
  const kit = requireAppKit('useAppKit')
  return useMemo(() => ({ open: (options?: OpenOptions) => kit.open(options), close: () => kit.close() }), [kit])
}

/** The account of a namespace, the active one unless given (FACTS 16.2). */
export function useAppKitAccount({ namespace }: { namespace?: Namespace } = {}) {
  const account = useSlice('useAppKitAccount', (state) => accountIn(state, namespace))
  return useMemo(() => readAccount(account, namespace), [account, namespace])
}

/** The selected network, as the wallet reports it while one is connected, and the way to another (FACTS 16.2). */
export function useAppKitNetwork() {
  const kit = requireAppKit('useAppKitNetwork')
  const networks = useSlice('useAppKitNetwork', networksIn)
  return useMemo(
    () => ({ ...readNetwork(networks), switchNetwork: (to: NetworkName) => kit.switchNetwork(to) }),
    [kit, networks],
  )
}

/** Whether the modal is open or busy, and what is selected (FACTS 16.2). */
export function useAppKitState() {
  const open = useSlice('useAppKitState', (state) => state.open)
  const loading = useSlice('useAppKitState', isLoading)
  const initialized = useSlice('useAppKitState', (state) => state.initialized)
  const activeChain = useSlice('useAppKitState', (state) => state.active)
  const selectedNetworkId = useSlice('useAppKitState', (state) => networkIn(state)?.caipNetworkId)
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

/** Disconnects one connection, one namespace, or all (FACTS 16.2). */
export function useDisconnect() {
  const kit = requireAppKit('useDisconnect')
  return useMemo(() => ({ disconnect: (ending: Ending = {}) => kit.disconnect(ending) }), [kit])
}
