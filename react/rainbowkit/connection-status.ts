import type { SessionStatus } from '../../core/sign-in.ts'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { accountIn, type PublicState } from '../store/store.ts'

export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** What a session is for an app that gates its page; undefined where users need not sign in. */
const authentication: Readonly<Record<SessionStatus, AuthenticationStatus | undefined>> = {
  none: undefined,
  checking: 'loading',
  unknown: 'loading',
  signedOut: 'unauthenticated',
  signedIn: 'authenticated',
}

/** Whether the account has signed in, where users have to. */
export const authenticationIn = ({ session }: PublicState): AuthenticationStatus | undefined =>
  authentication[session.status]

/** How far a user has come: who has to sign in is connected once they have. */
export type RainbowKitStatus = 'disconnected' | 'loading' | 'unauthenticated' | 'connected'

function statusIn(state: PublicState): RainbowKitStatus {
  if (accountIn(state)?.address === undefined) return 'disconnected'
  const status = authenticationIn(state)
  return status === undefined || status === 'authenticated' ? 'connected' : status
}

/** How far the user has come. */
export const useConnectionStatus = (): RainbowKitStatus => useEarlySlice(statusIn) ?? 'disconnected'
