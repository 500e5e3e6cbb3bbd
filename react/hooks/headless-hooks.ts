import { useEffect, useMemo } from 'react'
import type { Namespace } from '../../core/caip.ts'
import {
  type FetchWalletsParameters,
  type HeadlessState,
  type HeadlessWallet,
  noWallets,
} from '../handle/headless-types.ts'
import { findAppKit, requireAppKit, whenCreated } from '../handle/singleton.ts'
import { useEarlySlice } from './use-public-state.ts'

export interface UseAppKitWalletsReturnType extends HeadlessState {
  /** Fetches a page of the directory, or the matches for a query. @throws `FetchWalletsErrorType`. */
  fetchWallets: (parameters?: FetchWalletsParameters) => Promise<void>
  /** The URI of a code that any wallet can scan; it is renewed until `resetWcUri`. @throws `GetWcUriErrorType`. */
  getWcUri: () => Promise<string>
  resetWcUri: () => Promise<void>
  /**
   * Connects a wallet: an installed one directly, any other by its code, or on a phone by its link.
   * @throws `ConnectErrorType`.
   */
  connect: (wallet: HeadlessWallet, namespace?: Namespace) => Promise<void>
  resetConnectingWallet: () => Promise<void>
}

const headless = async () => requireAppKit('useAppKitWallets').headless()

const start = () =>
  void findAppKit()
    ?.headless()
    .catch(() => undefined)

/**
 * The wallets, their directory and a code that any wallet can scan, for a dApp that renders them itself; the modal
 * stays closed. Before `createAppKit` the lists are empty, and the functions reject.
 */
export function useAppKitWallets(): UseAppKitWalletsReturnType {
  const state = useEarlySlice(({ headless }) => headless) ?? noWallets
  useEffect(() => {
    start()
    return findAppKit() ? undefined : whenCreated(start)
  }, [])
  return useMemo(
    () => ({
      ...state,
      fetchWallets: async (parameters) => (await headless()).fetchWallets(parameters),
      getWcUri: async () => (await headless()).getWcUri(),
      resetWcUri: async () => (await headless()).resetWcUri(),
      connect: async (wallet, namespace) => (await headless()).connect(wallet, namespace),
      resetConnectingWallet: async () => (await headless()).resetConnectingWallet(),
    }),
    [state],
  )
}
