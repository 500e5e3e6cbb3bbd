import { useMutation } from '@tanstack/react-query'
import { useAppKitSession } from 'portico'
import { Card, Problem } from './pieces.tsx'
import { reloadWith } from './reload-with.ts'
import type { Settings } from './settings.ts'

type Asked = NonNullable<Settings['signIn']>

const names: Record<Asked, string> = { off: 'Off', optional: 'Optional', required: 'Required' }

const sentences = {
  none: 'No wallet connected.',
  checking: 'One moment…',
  signedOut: 'Not signed in.',
  signedIn: 'Signed in.',
  unknown: 'Can’t tell whether you’re signed in.',
} as const

/** Whether the page asks users to sign in, and what it knows of them. */
export function SignInCard({ asked }: { asked: Asked }) {
  const { status, signIn, signOut, ...rest } = useAppKitSession()
  const session = 'session' in rest ? rest.session : undefined
  const isIn = status === 'signedIn'
  const act = useMutation({ mutationFn: () => (isIn ? signOut() : signIn()) })
  return (
    <Card title="Sign in" about="A signature shows the page whose account it is. It costs nothing and moves nothing.">
      <div className="row">
        <label className="menu">
          <span className="unseen">Signing in</span>
          <select
            data-testid="sign-in-asked"
            value={asked}
            onChange={({ target }) => reloadWith('signIn', target.value)}
          >
            {Object.entries(names).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {(isIn || status === 'signedOut') && (
          <button
            type="button"
            className="quiet"
            data-testid={isIn ? 'sign-out' : 'sign-in'}
            disabled={act.isPending}
            onClick={() => act.mutate()}
          >
            {isIn ? 'Sign out' : 'Sign in'}
          </button>
        )}
        <Problem error={act.error} />
      </div>
      {asked !== 'off' && (
        <p className="caption" role="status" data-testid="session">
          {sentences[status]}
          {session && <span className="code fine"> {session.address}</span>}
        </p>
      )}
    </Card>
  )
}
