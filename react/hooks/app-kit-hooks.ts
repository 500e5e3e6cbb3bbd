import { useMemo } from 'react'
import type { Namespace } from '../../core/caip.ts'
import type { NetworkName } from '../../core/network.ts'
import type {
  DisconnectParameters,
  GetAccountReturnType,
  GetEventReturnType,
  GetNetworkReturnType,
  GetStateReturnType,
  OpenParameters,
} from '../handle/parameters.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { remoteOf } from '../store/remote-features.ts'
import { isLoading, isOpen, readAccount, readEvent, readNetwork } from '../store/selectors.ts'
import {
  accountIn,
  networkIn,
  networksIn,
  type RemoteFeatures,
  type ThemeMode,
  type ThemeVariables,
} from '../store/store.ts'
import { useEarlySlice, useSlice } from './use-public-state.ts'

export interface UseAppKitReturnType {
  /** Opens the modal. @throws `OpenErrorType`. */
  open: (parameters?: OpenParameters) => Promise<void>
  close: () => Promise<void>
}

/** Opens and closes the modal. */
export function useAppKit(): UseAppKitReturnType {
  const kit = requireAppKit('useAppKit')
  return useMemo(() => ({ open: (parameters) => kit.open(parameters), close: () => kit.close() }), [kit])
}

export interface UseAppKitAccountParameters {
  /** The active namespace by default. */
  namespace?: Namespace
}
export type UseAppKitAccountReturnType = GetAccountReturnType

/** The account of a namespace; the active one by default. */
export function useAppKitAccount({ namespace }: UseAppKitAccountParameters = {}): UseAppKitAccountReturnType {
  const account = useEarlySlice((state) => accountIn(state, namespace))
  return useMemo(() => readAccount(account), [account])
}

export interface UseAppKitNetworkReturnType extends GetNetworkReturnType {
  /** Switches to another network, together with the connected wallet. @throws `SwitchNetworkErrorType`. */
  switchNetwork: (network: NetworkName) => Promise<void>
}

/** The selected network, or the connected wallet's, and a function that switches it. */
export function useAppKitNetwork(): UseAppKitNetworkReturnType {
  const networks = useEarlySlice(networksIn)
  return useMemo(
    () => ({
      ...readNetwork(networks),
      switchNetwork: async (network) => requireAppKit('useAppKitNetwork').switchNetwork(network),
    }),
    [networks],
  )
}

/** Includes the project's remote features, as far as they are known. */
export type UseAppKitStateReturnType = GetStateReturnType & RemoteFeatures

/** Whether the modal is open or busy, and which network is selected. */
export function useAppKitState(): UseAppKitStateReturnType {
  const open = useSlice('useAppKitState', isOpen)
  const loading = useSlice('useAppKitState', isLoading)
  const initialized = useSlice('useAppKitState', (state) => state.initialized)
  const activeChain = useSlice('useAppKitState', (state) => state.active)
  const selectedNetworkId = useSlice('useAppKitState', (state) => networkIn(state)?.caipNetworkId)
  const features = useSlice('useAppKitState', (state) => state.features)
  return { ...remoteOf(features), open, loading, initialized, activeChain, selectedNetworkId }
}

export interface UseAppKitThemeReturnType {
  /** Undefined while the system's theme is used. */
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables
  setThemeMode: (themeMode: ThemeMode | undefined) => void
  /** Merges into the current variables. */
  setThemeVariables: (themeVariables: ThemeVariables) => void
}

/** The theme, and functions that change it while the page runs. */
export function useAppKitTheme(): UseAppKitThemeReturnType {
  const { setThemeMode, setThemeVariables } = requireAppKit('useAppKitTheme')
  const themeMode = useSlice('useAppKitTheme', (state) => state.themeMode)
  const themeVariables = useSlice('useAppKitTheme', (state) => state.themeVariables)
  return { themeMode, themeVariables, setThemeMode, setThemeVariables }
}

export type UseAppKitEventsReturnType = GetEventReturnType

/** The last event of the kit [api-events]. */
export function useAppKitEvents(): UseAppKitEventsReturnType {
  const event = useSlice('useAppKitEvents', (state) => state.event)
  return useMemo(() => readEvent(event), [event])
}

export interface UseDisconnectReturnType {
  /** @throws `DisconnectErrorType`. */
  disconnect: (parameters?: DisconnectParameters) => Promise<void>
}

const disconnecting: UseDisconnectReturnType = {
  disconnect: async (parameters = {}) => requireAppKit('useDisconnect').disconnect(parameters),
}

/** Disconnects one connection, one namespace, or all. */
export const useDisconnect = (): UseDisconnectReturnType => disconnecting
