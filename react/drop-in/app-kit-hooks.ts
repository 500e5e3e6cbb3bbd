import { useMemo } from 'react'
import type { ConnectorType } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { CaipNetwork } from '../../core/network.ts'
import { useThemeMode } from '../handle/theme.ts'
import {
  type UseAppKitThemeReturnType as UseThemeReturnType,
  useAppKitTheme as useTheme,
} from '../hooks/app-kit-hooks.ts'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { useAppKitProvider as useProvider } from '../hooks/wallet-hooks.ts'
import { readNetwork } from '../store/selectors.ts'
import { networksIn, type ThemeMode } from '../store/store.ts'

export interface UseAppKitProviderReturnType<T> {
  /** Typed as in AppKit; undefined while no wallet of the namespace is connected. */
  walletProvider: T
  walletProviderType: ConnectorType | undefined
}

/** The live provider of a namespace's wallet, and the type of its connector. */
export function useAppKitProvider<T>(namespace: Namespace): UseAppKitProviderReturnType<T>
export function useAppKitProvider(namespace: Namespace): UseAppKitProviderReturnType<unknown> {
  return useProvider(namespace)
}

export interface UseAppKitNetworkCoreReturnType {
  caipNetwork: CaipNetwork | undefined
  chainId: CaipNetwork['id'] | undefined
  caipNetworkId: CaipNetwork['caipNetworkId'] | undefined
}

/** The selected network, without the function that switches it. */
export function useAppKitNetworkCore(): UseAppKitNetworkCoreReturnType {
  const networks = useEarlySlice(networksIn)
  return useMemo(() => {
    const { caipNetwork, chainId, caipNetworkId } = readNetwork(networks)
    return { caipNetwork, chainId, caipNetworkId }
  }, [networks])
}

export interface UseAppKitThemeReturnType extends UseThemeReturnType {
  /** The dApp's choice, or else the system's. */
  themeMode: ThemeMode
}

/** The theme in force, and functions that change it while the page runs. */
export function useAppKitTheme(): UseAppKitThemeReturnType {
  const theme = useTheme()
  return { ...theme, themeMode: useThemeMode(theme.themeMode) }
}
