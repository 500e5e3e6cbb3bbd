import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { alertsMachine } from '../machines/alerts.ts'
import type { kitMachine } from '../machines/kit.ts'
import type { snackbarMachine } from '../machines/snackbar.ts'
import { systemIds } from '../machines/system.ts'
import type { toastsMachine } from '../machines/toasts.ts'
import { Snackbar } from '../ui/feedback.tsx'
import { useSelector } from '../views/use-selector.ts'
import { useWords } from './words.ts'

type Kit = ActorRefFrom<typeof kitMachine>

// Most visits see neither: their code comes with the first of them.
const KitToasts = lazy(() => import('./toasts.tsx'))
const KitAlerts = lazy(() => import('./alerts.tsx'))

/** The snackbar's message (SPEC 4, 9). */
export function Snack({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof snackbarMachine> = kit.system.get(systemIds.snackbar)
  const message = useSelector(actor, ({ context }) => context.message)
  const visible = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const words = useWords()
  return (
    <Snackbar
      kind={message?.variant ?? 'success'}
      message={visible && message ? words(message.code, message.params) : undefined}
    />
  )
}

/** The toasts (SPEC 4, 9), from the first one on. */
export function Notices({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof toastsMachine> = kit.system.get(systemIds.toasts)
  const wereSome = useSelector(actor, ({ context }) => context.serial > 1)
  return wereSome ? (
    <Suspense fallback={null}>
      <KitToasts kit={kit} />
    </Suspense>
  ) : null
}

/** The alerts, from the first one on; for developers, so only while `debug` is on. */
export function Alerts({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof alertsMachine> = kit.system.get(systemIds.alerts)
  const areSome = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const debug = useSelector(kit, ({ context }) => context.debug)
  return areSome && debug ? (
    <Suspense fallback={null}>
      <KitAlerts kit={kit} />
    </Suspense>
  ) : null
}
