// Written by `npm run docs` from docs/sign-in.md, so that its examples compile.
export function SignInButton() {
  const { status, session, signIn, signOut } = useAppKitSession()
  return status === 'signedIn' ? (
    <button type="button" onClick={signOut}>
      Sign out {session?.address}
    </button>
  ) : (
    <button type="button" onClick={signIn}>
      Sign in
    </button>
  )
}
