import { useEarlySlice } from '../hooks/use-public-state.ts'
import { authenticationIn } from '../store/authentication.ts'
import { accountIn, type PublicState } from '../store/store.ts'

/** The user's status. A user who must sign in counts as connected only afterwards. */
export type RainbowKitStatus = 'disconnected' | 'loading' | 'unauthenticated' | 'connected'

function statusIn(state: PublicState): RainbowKitStatus {
  if (accountIn(state)?.address === undefined) return 'disconnected'
  const status = authenticationIn(state)
  return status === undefined || status === 'authenticated' ? 'connected' : status
}

/** The user's status. */
export const useConnectionStatus = (): RainbowKitStatus => useEarlySlice(statusIn) ?? 'disconnected'
