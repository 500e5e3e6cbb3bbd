import { useEffect, useMemo } from 'react'
import type { Namespace } from '../../core/caip.ts'
import {
  type FetchWalletsParameters,
  type HeadlessState,
  type HeadlessWallet,
  noWallets,
} from '../handle/headless-types.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { useSlice } from './use-public-state.ts'

export interface UseAppKitWalletsReturnType extends HeadlessState {
  /** Fetches a page of the directory, or what fits a query. @throws `FetchWalletsErrorType`. */
  fetchWallets: (parameters?: FetchWalletsParameters) => Promise<void>
  /** The text of a code that any wallet can scan; it is renewed until `resetWcUri`. @throws `GetWcUriErrorType`. */
  getWcUri: () => Promise<string>
  resetWcUri: () => Promise<void>
  /** Connects a wallet: the one in this browser, else by the code, and on a phone by its link. @throws `ConnectErrorType`. */
  connect: (wallet: HeadlessWallet, namespace?: Namespace) => Promise<void>
  resetConnectingWallet: () => Promise<void>
}

/**
 * The wallets, their directory and the code that any of them can scan, for a dApp that draws them itself: the
 * modal stays closed, and the kit's charts do the work.
 */
export function useAppKitWallets(): UseAppKitWalletsReturnType {
  const kit = requireAppKit('useAppKitWallets')
  const state = useSlice('useAppKitWallets', ({ headless }) => headless) ?? noWallets
  useEffect(() => void kit.headless().catch(() => undefined), [kit])
  return useMemo(
    () => ({
      ...state,
      fetchWallets: async (parameters) => (await kit.headless()).fetchWallets(parameters),
      getWcUri: async () => (await kit.headless()).getWcUri(),
      resetWcUri: async () => (await kit.headless()).resetWcUri(),
      connect: async (wallet, namespace) => (await kit.headless()).connect(wallet, namespace),
      resetConnectingWallet: async () => (await kit.headless()).resetConnectingWallet(),
    }),
    [kit, state],
  )
}
