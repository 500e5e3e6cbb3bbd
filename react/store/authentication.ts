import type { PublicState } from './store.ts'

export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** The sign-in status for an app that restricts its page; undefined if the dApp has no sign-in. */
export function authenticationIn({ session: { status } }: PublicState): AuthenticationStatus | undefined {
  if (status === 'none') return
  if (status === 'signedIn') return 'authenticated'
  return status === 'signedOut' ? 'unauthenticated' : 'loading'
}
