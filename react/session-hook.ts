import { useMemo } from 'react'
import type { SessionState } from '../core/sign-in.ts'
import { requireAppKit } from './singleton.ts'
import { useSlice } from './slice.ts'
import { accountIn } from './store.ts'

const coming: SessionState = { status: 'checking' }

/**
 * Whether the active account is signed in, and the ways in and out. `checking` as long as it is not known, after a reload
 * as well: a page that waits for it never shows what somebody else may see.
 */
export function useAppKitSession() {
  const kit = requireAppKit('useAppKitSession')
  const told = useSlice('useAppKitSession', ({ session }) => session)
  const isReturning = useSlice('useAppKitSession', (state) => accountIn(state)?.status === 'reconnecting')
  const { siwx, siweConfig } = kit.options
  const session = isReturning && (siwx || siweConfig) ? coming : told
  return useMemo(() => ({ ...session, signIn: () => kit.signIn(), signOut: () => kit.signOut() }), [kit, session])
}
