import { useMemo } from 'react'
import type { WalletInfo } from '../../core/account.ts'
import type { Namespace } from '../../core/caip.ts'
import type { ConnectorType } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import type { FetchBalanceReturnType } from '../handle/parameters.ts'
import { findAppKit } from '../handle/singleton.ts'
import { accountIn } from '../store/store.ts'
import { useEarlySlice, useSlice } from './use-public-state.ts'

export interface UseWalletInfoReturnType {
  walletInfo: WalletInfo | undefined
}

/** The wallet connected in a namespace; in the active one by default. */
export function useWalletInfo(namespace?: Namespace): UseWalletInfoReturnType {
  const walletInfo = useSlice('useWalletInfo', (state) => accountIn(state, namespace)?.wallet)
  return useMemo(() => ({ walletInfo }), [walletInfo])
}

export interface UseAppKitProviderReturnType<T = unknown> {
  /** Undefined while no wallet of the namespace is connected. */
  walletProvider: T | undefined
  walletProviderType: ConnectorType | undefined
}

/** The live provider of a namespace's wallet, and the type of its connector. */
export function useAppKitProvider<T = unknown>(namespace: Namespace): UseAppKitProviderReturnType<T> {
  // A namespace without an adapter has no provider; don't throw while rendering.
  const walletProvider = useEarlySlice(({ accounts }) =>
    accounts[namespace] ? findAppKit()?.getProvider<T>(namespace) : undefined,
  )
  const walletProviderType = useEarlySlice(({ accounts }) => accounts[namespace]?.wallet?.type)
  return useMemo(() => ({ walletProvider, walletProviderType }), [walletProvider, walletProviderType])
}

const fetchBalance = async () => {
  const kit = findAppKit()
  if (!kit) {
    await loadErrorMessages()
    throw new PorticoError('balance.uncreated')
  }
  return kit.fetchBalance()
}
const balance = { fetchBalance }

export interface UseAppKitBalanceReturnType {
  /** Fetches the native balance of the active account. @throws `balance.uncreated` before `createAppKit`. */
  fetchBalance: () => Promise<FetchBalanceReturnType>
}

/** Fetches the native balance of the active account. */
export const useAppKitBalance = (): UseAppKitBalanceReturnType => balance
