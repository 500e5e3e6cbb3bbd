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
  /** Fetches a page of the directory, or what fits a query. @throws `FetchWalletsErrorType`. */
  fetchWallets: (parameters?: FetchWalletsParameters) => Promise<void>
  /** The text of a code that any wallet can scan; it is renewed until `resetWcUri`. @throws `GetWcUriErrorType`. */
  getWcUri: () => Promise<string>
  resetWcUri: () => Promise<void>
  /** Connects a wallet: the one in this browser, else by the code, and on a phone by its link. @throws `ConnectErrorType`. */
  connect: (wallet: HeadlessWallet, namespace?: Namespace) => Promise<void>
  resetConnectingWallet: () => Promise<void>
}

const headless = async () => requireAppKit('useAppKitWallets').headless()

const start = () =>
  void findAppKit()
    ?.headless()
    .catch(() => undefined)

/**
 * The wallets, their directory and the code that any of them can scan, for a dApp that draws them itself: the
 * modal stays closed, and the kit's charts do the work. Before `createAppKit` there are none, and what is called rejects.
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
