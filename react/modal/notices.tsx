import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { statusMessages } from '../../locales/index.ts'
import type { alertsMachine } from '../../machines/alerts/chart.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { snackbarMachine } from '../../machines/snackbar/chart.ts'
import type { toastsMachine } from '../../machines/toasts/chart.ts'
import { lazyView } from '../../views/define-views.ts'
import { LazyPart } from '../../views/lazy-part.tsx'

type Kit = ActorRefFrom<typeof kitMachine>

/** Most visits see none of them: their code loads with the first one. */
const lazyNotice = <Props extends object>(
  pick: (code: typeof import('./lazy-notices.ts')) => (props: Props) => ReactNode,
) => lazyView(async () => ({ default: pick(await import('./lazy-notices.ts')) }), statusMessages)

const snackbar = lazyNotice(({ KitSnackbar }) => KitSnackbar)
const toasts = lazyNotice(({ KitToasts }) => KitToasts)
const alerts = lazyNotice(({ KitAlerts }) => KitAlerts)
/** What a report of a failure needs, for sessions that are written down. */
export const report = lazyNotice((code) => code.Report)

/** All of them, for those who draw still pictures and load everything before. */
export const lazyNotices = [snackbar, toasts, alerts]

/** The snackbar, from the first one on. Its region is there before, so that what enters it is read out. */
export function Snack({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof snackbarMachine> = kit.system.get(systemIds.snackbar)
  const isOne = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const [wasOne, setWasOne] = useState(isOne)
  if (isOne && !wasOne) setWasOne(true)
  return (
    <div className="snackbar-place" role="status">
      {wasOne ? <LazyPart part={snackbar} props={{ kit }} /> : null}
    </div>
  )
}

/** The toasts, from the first one on [notice-toasts]. */
export function Notices({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof toastsMachine> = kit.system.get(systemIds.toasts)
  const wereSome = useSelector(actor, ({ context }) => context.serial > 1)
  return wereSome ? <LazyPart part={toasts} props={{ kit }} /> : null
}

/** The alerts, from the first one on. */
export function Alerts({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof alertsMachine> = kit.system.get(systemIds.alerts)
  const areSome = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  return areSome ? <LazyPart part={alerts} props={{ kit }} /> : null
}
