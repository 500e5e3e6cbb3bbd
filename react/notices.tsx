import { Suspense, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { alertsMachine } from '../machines/alerts.ts'
import type { kitMachine } from '../machines/kit.ts'
import type { snackbarMachine } from '../machines/snackbar.ts'
import { systemIds } from '../machines/system.ts'
import type { toastsMachine } from '../machines/toasts.ts'
import { type LateView, lateView } from '../views/define-views.ts'
import { useLanguage } from '../views/text.tsx'
import { useSelector } from '../views/use-selector.ts'
import type { ReportProps } from './report.tsx'
import { ViewBoundary } from './view-boundary.tsx'

type Kit = ActorRefFrom<typeof kitMachine>

// Most visits see none of them: their code comes with the first of any.
const fetchNotices = () => import('./late-notices.ts')
const snackbar = lateView<{ kit: Kit }>(async () => ({ default: (await fetchNotices()).KitSnackbar }))
const toasts = lateView<{ kit: Kit }>(async () => ({ default: (await fetchNotices()).KitToasts }))
const alerts = lateView<{ kit: Kit }>(async () => ({ default: (await fetchNotices()).KitAlerts }))
const report = lateView<ReportProps>(async () => ({ default: (await fetchNotices()).Report }))

/** For whoever draws still pictures, and so has everything fetched before. */
export const lateNotices = [snackbar, toasts, alerts]

/** What comes late, and takes nothing with it when it does not. */
function Late<Props extends object>({ notice, props }: { notice: LateView<Props>; props: Props }) {
  const words = useLanguage()
  const [Component] = useState(() => notice.component(words))
  return (
    <ViewBoundary broken={null}>
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    </ViewBoundary>
  )
}

/** What a report of a failure needs, for sessions that are written down. */
export const Report = (props: ReportProps) => <Late notice={report} props={props} />

/** The snackbar, from the first one on. Its region is there before, so that what enters it is read out. */
export function Snack({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof snackbarMachine> = kit.system.get(systemIds.snackbar)
  const isOne = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const [wasOne, setWasOne] = useState(isOne)
  if (isOne && !wasOne) setWasOne(true)
  return (
    <div className="snackbar-place" role="status">
      {wasOne ? <Late notice={snackbar} props={{ kit }} /> : null}
    </div>
  )
}

/** The toasts (SPEC 4, 9), from the first one on. */
export function Notices({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof toastsMachine> = kit.system.get(systemIds.toasts)
  const wereSome = useSelector(actor, ({ context }) => context.serial > 1)
  return wereSome ? <Late notice={toasts} props={{ kit }} /> : null
}

/** The alerts, from the first one on; for developers, so only while `debug` is on. */
export function Alerts({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof alertsMachine> = kit.system.get(systemIds.alerts)
  const areSome = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const debug = useSelector(kit, ({ context }) => context.debug)
  return areSome && debug ? <Late notice={alerts} props={{ kit }} /> : null
}
