import type { SnapshotFrom } from 'xstate'
import type { SessionState } from '../../core/sign-in.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { sessionMachine } from '../../machines/session/chart.ts'

/** Whether the active account is signed in, as far as it is known. */
export function sessionIn(
  kit: SnapshotFrom<typeof kitMachine>,
  session: SnapshotFrom<typeof sessionMachine> | undefined,
): SessionState {
  if (kit.matches({ gate: 'loading' })) return { status: 'checking' }
  if (kit.matches({ gate: 'failed' }) || session?.hasTag('unknown')) return { status: 'unknown' }
  if (session?.hasTag('signedOut')) return { status: 'signedOut' }
  const [first] = session?.context.sessions ?? []
  if (first && session?.hasTag('signedIn')) return { status: 'signedIn', session: first }
  return { status: session?.context.signer && session.hasTag('reading') ? 'checking' : 'none' }
}
