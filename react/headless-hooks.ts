import { useEffect, useMemo } from 'react'
import { noWallets } from './headless-terms.ts'
import { requireAppKit } from './singleton.ts'
import { useSlice } from './slice.ts'

/**
 * The wallets, their directory and the code that any of them can scan, for a dApp that draws them itself (FACTS 16.2): the
 * modal stays closed, and the kit's charts do the work.
 */
export function useAppKitWallets() {
  const kit = requireAppKit('useAppKitWallets')
  const state = useSlice('useAppKitWallets', ({ headless }) => headless) ?? noWallets
  useEffect(() => void kit.headless().catch(() => undefined), [kit])
  return useMemo(() => {
    type Doing = Awaited<ReturnType<typeof kit.headless>>
    return {
      ...state,
      fetchWallets: async (...args: Parameters<Doing['fetchWallets']>) => (await kit.headless()).fetchWallets(...args),
      getWcUri: async () => (await kit.headless()).getWcUri(),
      resetWcUri: async () => (await kit.headless()).resetWcUri(),
      connect: async (...args: Parameters<Doing['connect']>) => (await kit.headless()).connect(...args),
      resetConnectingWallet: async () => (await kit.headless()).resetConnectingWallet(),
    }
  }, [kit, state])
}
