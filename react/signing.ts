import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate'
import type { SessionState } from '../core/sign-in.ts'
import { type KitInput, kitMachine } from '../machines/kit.ts'
import type { sessionMachine } from '../machines/session.ts'
import { systemIds } from '../machines/system.ts'
import type { Setup } from './setup.ts'

type Kit = ActorRefFrom<typeof kitMachine>
type Watch = ActorRefFrom<typeof sessionMachine>

/** What the dApp wishes of signing in, where it signs people in. */
function inputOf({ siwx, options: { metadata } }: Setup): Pick<KitInput, 'signIn'> {
  if (!siwx) return {}
  const [icon] = metadata?.icons ?? []
  const app = { name: metadata?.name ?? location.host, ...(icon && { icon }) }
  return {
    signIn: { required: siwx.getRequired?.() === true, endsWithConnections: siwx.signOutOnDisconnect !== false, app },
  }
}

/** Whether the active account is signed in, as far as it is known. */
function sessionIn(
  kit: SnapshotFrom<typeof kitMachine>,
  watch: SnapshotFrom<typeof sessionMachine> | undefined,
): SessionState {
  if (kit.matches({ authentication: 'arriving' })) return { status: 'checking' }
  if (kit.matches({ authentication: 'absent' }) || watch?.matches('unread')) return { status: 'unknown' }
  if (watch?.matches('signedOut')) return { status: 'signedOut' }
  const [session] = watch?.context.sessions ?? []
  if (session && watch?.matches('signedIn')) return { status: 'signedIn', session }
  return { status: watch?.context.signer && watch.hasTag('reading') ? 'checking' : 'none' }
}

/** Follows the watch over the sessions, from when there is one: `read` says what it knows, `update` is told of news. */
function follow(kit: Kit, update: () => void) {
  let watched: Watch | undefined
  let unwatch: Subscription | undefined
  return {
    read(): SessionState {
      const watch: Watch | undefined = kit.system.get(systemIds.session)
      if (watch && watch !== watched) {
        unwatch?.unsubscribe()
        watched = watch
        unwatch = watch.subscribe(update)
      }
      return sessionIn(kit.getSnapshot(), watch?.getSnapshot())
    },
    stop: () => unwatch?.unsubscribe(),
  }
}

/** What an engine has more where the dApp signs people in; the others pay nothing for it (DESIGN 3). */
export const signing = { machine: kitMachine, inputOf, follow }
export type Signing = typeof signing
