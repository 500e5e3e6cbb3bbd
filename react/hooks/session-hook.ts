import { useMemo } from 'react'
import type { SessionState } from '../../core/sign-in.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { accountIn } from '../store/store.ts'
import { useSlice } from './use-public-state.ts'

const checking: SessionState = { status: 'checking' }

export type UseAppKitSessionReturnType = SessionState & {
  /** Asks the active account to sign in, in the modal. @throws `SignInErrorType`. */
  signIn: () => Promise<void>
  /** @throws `SignOutErrorType`. */
  signOut: () => Promise<void>
}

/**
 * Whether the active account is signed in, with functions that sign in and out. The status is `checking` until it is
 * known, also after a reload: a page that waits for it never shows one user's content to another.
 */
export function useAppKitSession(): UseAppKitSessionReturnType {
  const kit = requireAppKit('useAppKitSession')
  const known = useSlice('useAppKitSession', ({ session }) => session)
  const isReturning = useSlice('useAppKitSession', (state) => accountIn(state)?.status === 'reconnecting')
  const { siwx, siweConfig } = kit.options
  const session = isReturning && (siwx || siweConfig) ? checking : known
  return useMemo(() => ({ ...session, signIn: () => kit.signIn(), signOut: () => kit.signOut() }), [kit, session])
}
