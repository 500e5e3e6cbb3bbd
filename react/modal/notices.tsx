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

/** Most visits have no notices: their code loads with the first one. */
const lazyNotice = <Props extends object>(
  pick: (code: typeof import('./lazy-notices.ts')) => (props: Props) => ReactNode,
) => lazyView(async () => ({ default: pick(await import('./lazy-notices.ts')) }), noticeMessages)

const snackbar = lazyNotice(({ KitSnackbar }) => KitSnackbar)
export const toasts = lazyNotice(({ KitToasts }) => KitToasts)
export const alerts = lazyNotice(({ KitAlerts }) => KitAlerts)
const report = lazyNotice((code) => code.Report)

/** All notices, for code that renders stills and preloads everything. */
export const lazyNotices = [snackbar, toasts, alerts]

/** The snackbar, toasts or alerts; renders nothing until the first notice [notice-toasts]. */
export function Notice({ kit, part }: { kit: Kit; part: typeof toasts }) {
  const isNeeded = useSelector(kit, hasNotices)
  return isNeeded ? <LazyPart part={part} props={{ kit }} /> : null
}

/** The report button below a failure [error-reportable]: its code loads with the first one. */
export function ReportPart({ kit, current }: { kit: Kit; current: CurrentView }) {
  const told = useSelector(kit, hasNotices)
  // A rejection or invalid input needs no report.
  const failed = useSelector(current.owner, (snapshot) => snapshot.hasTag('failed') && !snapshot.hasTag('byUser'))
  return told || failed ? <LazyPart part={report} props={{ kit, failed }} /> : null
}

/** The element of the snackbar. It exists in advance, so that screen readers announce its content. */
export function Snack({ kit }: { kit: Kit }) {
  return (
    <div className="snackbar-place" role="status">
      <Notice kit={kit} part={snackbar} />
    </div>
  )
}
