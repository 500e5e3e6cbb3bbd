import { useEarlySlice } from '../hooks/use-public-state.ts'
import { authenticationIn } from '../store/authentication.ts'
import { accountIn, type PublicState } from '../store/store.ts'

/** How far a user has come: who has to sign in is connected once they have. */
export type RainbowKitStatus = 'disconnected' | 'loading' | 'unauthenticated' | 'connected'

function statusIn(state: PublicState): RainbowKitStatus {
  if (accountIn(state)?.address === undefined) return 'disconnected'
  const status = authenticationIn(state)
  return status === undefined || status === 'authenticated' ? 'connected' : status
}

/** How far the user has come. */
export const useConnectionStatus = (): RainbowKitStatus => useEarlySlice(statusIn) ?? 'disconnected'
