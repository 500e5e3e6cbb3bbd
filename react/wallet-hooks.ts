import { useMemo, useSyncExternalStore } from 'react'
import type { Namespace } from '../core/caip.ts'
import { HookError } from '../core/hook-error.ts'
import { findAppKit, requireAppKit } from './singleton.ts'
import { useSlice } from './slice.ts'
import { accountIn } from './store.ts'

/** The wallet that is connected in a namespace, in the active one unless given (FACTS 16.2). */
export function useWalletInfo(namespace?: Namespace) {
  const walletInfo = useSlice('useWalletInfo', (state) => accountIn(state, namespace)?.wallet)
  return useMemo(() => ({ walletInfo }), [walletInfo])
}

/** The live provider of a namespace's wallet, and how that is reached (FACTS 16.2). */
export function useAppKitProvider<T = unknown>(namespace: Namespace) {
  const kit = requireAppKit('useAppKitProvider')
  const { store } = kit
  // Where a namespace has no adapter there is nothing to hand out, and nothing to throw while rendering.
  const walletProvider = useSyncExternalStore(
    store.subscribe,
    () => (store.get().accounts[namespace] ? kit.getProvider<T>(namespace) : undefined),
    () => undefined,
  )
  const walletProviderType = useSlice('useAppKitProvider', ({ accounts }) => accounts[namespace]?.wallet?.type)
  return useMemo(() => ({ walletProvider, walletProviderType }), [walletProvider, walletProviderType])
}

const fetchBalance = async () => {
  const kit = findAppKit()
  if (!kit) throw new HookError('balance.uncreated')
  return kit.fetchBalance()
}
const balance = { fetchBalance }

/** The way to the native balance of the active account (FACTS 16.2). */
export const useAppKitBalance = () => balance
