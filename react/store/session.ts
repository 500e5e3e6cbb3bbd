import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate'
import type { SessionState } from '../../core/sign-in.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { sessionMachine } from '../../machines/session/chart.ts'

type Kit = ActorRefFrom<typeof kitMachine>
type Session = ActorRefFrom<typeof sessionMachine>

/** Whether the active account is signed in, as far as it is known. */
function sessionIn(
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

/** Follows the session chart from when there is one: `read` returns its state, `update` is called with changes. */
export function followSession(kit: Kit, update: () => void) {
  let followed: Session | undefined
  let subscription: Subscription | undefined
  return {
    read(): SessionState {
      const session: Session | undefined = kit.system.get(systemIds.session)
      if (session && session !== followed) {
        subscription?.unsubscribe()
        followed = session
        subscription = session.subscribe(update)
      }
      return sessionIn(kit.getSnapshot(), session?.getSnapshot())
    },
    stop: () => subscription?.unsubscribe(),
  }
}
