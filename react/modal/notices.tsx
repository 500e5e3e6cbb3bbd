import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { noticeMessages } from '../../locales/index.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { lazyView } from '../../views/define-views.ts'
import { LazyPart } from '../../views/lazy-part.tsx'
import type { CurrentView } from './current-view.ts'

type Kit = ActorRefFrom<typeof kitMachine>

const hasNotices = (snapshot: SnapshotFrom<Kit>) => snapshot.hasTag('notices')

/** Most visits see none of them: their code loads with the first one. */
const lazyNotice = <Props extends object>(
  pick: (code: typeof import('./lazy-notices.ts')) => (props: Props) => ReactNode,
) => lazyView(async () => ({ default: pick(await import('./lazy-notices.ts')) }), noticeMessages)

const snackbar = lazyNotice(({ KitSnackbar }) => KitSnackbar)
export const toasts = lazyNotice(({ KitToasts }) => KitToasts)
export const alerts = lazyNotice(({ KitAlerts }) => KitAlerts)
const report = lazyNotice((code) => code.Report)

/** All of them, for those who draw still pictures and load everything before. */
export const lazyNotices = [snackbar, toasts, alerts]

/** The snackbar, the toasts or the alerts, from the first notice on [notice-toasts]. */
export function Notice({ kit, part }: { kit: Kit; part: typeof toasts }) {
  const isNeeded = useSelector(kit, hasNotices)
  return isNeeded ? <LazyPart part={part} props={{ kit }} /> : null
}

/** What a report needs, below whatever has gone wrong [error-reportable]: its code loads with the first failure. */
export function ReportPart({ kit, current }: { kit: Kit; current: CurrentView }) {
  const told = useSelector(kit, hasNotices)
  // A rejection or a typing error is nothing to report.
  const failed = useSelector(current.owner, (snapshot) => snapshot.hasTag('failed') && !snapshot.hasTag('byUser'))
  return told || failed ? <LazyPart part={report} props={{ kit, failed }} /> : null
}

/** The place of the snackbar, which is there before, so that what enters it is read out. */
export function Snack({ kit }: { kit: Kit }) {
  return (
    <div className="snackbar-place" role="status">
      <Notice kit={kit} part={snackbar} />
    </div>
  )
}
