import type { PublicState } from './store.ts'

export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** What a session is for an app that gates its page; undefined where users need not sign in. */
export function authenticationIn({ session: { status } }: PublicState): AuthenticationStatus | undefined {
  if (status === 'none') return
  if (status === 'signedIn') return 'authenticated'
  return status === 'signedOut' ? 'unauthenticated' : 'loading'
}
