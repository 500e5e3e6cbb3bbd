import { useMemo } from 'react'
import type { Namespace } from '../../core/caip.ts'
import type { NetworkName } from '../../core/network.ts'
import type {
  DisconnectParameters,
  GetAccountReturnType,
  GetNetworkReturnType,
  GetStateReturnType,
  OpenParameters,
} from '../handle/parameters.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { isLoading, isOpen, readAccount, readNetwork } from '../store/selectors.ts'
import {
  accountIn,
  type EventRecord,
  networkIn,
  networksIn,
  type ThemeMode,
  type ThemeVariables,
} from '../store/store.ts'
import { useSlice } from './use-public-state.ts'

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
  /** The active one unless given. */
  namespace?: Namespace
}
export type UseAppKitAccountReturnType = GetAccountReturnType

/** The account of a namespace, the active one unless given. */
export function useAppKitAccount({ namespace }: UseAppKitAccountParameters = {}): UseAppKitAccountReturnType {
  const account = useSlice('useAppKitAccount', (state) => accountIn(state, namespace))
  return useMemo(() => readAccount(account), [account])
}

export interface UseAppKitNetworkReturnType extends GetNetworkReturnType {
  /** Goes to another network, with the wallet where one is connected. @throws `SwitchNetworkErrorType`. */
  switchNetwork: (network: NetworkName) => Promise<void>
}

/** The selected network, as the wallet reports it while one is connected, and the switch to another. */
export function useAppKitNetwork(): UseAppKitNetworkReturnType {
  const kit = requireAppKit('useAppKitNetwork')
  const networks = useSlice('useAppKitNetwork', networksIn)
  return useMemo(
    () => ({ ...readNetwork(networks), switchNetwork: (network) => kit.switchNetwork(network) }),
    [kit, networks],
  )
}

export type UseAppKitStateReturnType = GetStateReturnType

/** Whether the modal is open or busy, and what is selected. */
export function useAppKitState(): UseAppKitStateReturnType {
  const open = useSlice('useAppKitState', isOpen)
  const loading = useSlice('useAppKitState', isLoading)
  const initialized = useSlice('useAppKitState', (state) => state.initialized)
  const activeChain = useSlice('useAppKitState', (state) => state.active)
  const selectedNetworkId = useSlice('useAppKitState', (state) => networkIn(state)?.caipNetworkId)
  return { open, loading, initialized, activeChain, selectedNetworkId }
}

export interface UseAppKitThemeReturnType {
  /** Undefined while the system chooses. */
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables
  setThemeMode: (themeMode: ThemeMode | undefined) => void
  /** Adds to the variables that are set. */
  setThemeVariables: (themeVariables: ThemeVariables) => void
}

/** The theme, and how to change it while the page runs. */
export function useAppKitTheme(): UseAppKitThemeReturnType {
  const { setThemeMode, setThemeVariables } = requireAppKit('useAppKitTheme')
  const themeMode = useSlice('useAppKitTheme', (state) => state.themeMode)
  const themeVariables = useSlice('useAppKitTheme', (state) => state.themeVariables)
  return { themeMode, themeVariables, setThemeMode, setThemeVariables }
}

export interface UseAppKitEventsReturnType extends EventRecord {
  reportedErrors: Readonly<Record<string, boolean>>
}

const noErrors = {}

/** The last event of the kit [api-events]. */
export function useAppKitEvents(): UseAppKitEventsReturnType {
  const event = useSlice('useAppKitEvents', (state) => state.event)
  return useMemo(() => ({ ...event, reportedErrors: noErrors }), [event])
}

export interface UseDisconnectReturnType {
  /** @throws `DisconnectErrorType`. */
  disconnect: (parameters?: DisconnectParameters) => Promise<void>
}

/** Disconnects one connection, one namespace, or all. */
export function useDisconnect(): UseDisconnectReturnType {
  const kit = requireAppKit('useDisconnect')
  return useMemo(() => ({ disconnect: (parameters = {}) => kit.disconnect(parameters) }), [kit])
}
