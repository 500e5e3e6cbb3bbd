import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { noticeMessages } from '../../locales/index.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { lazyView } from '../../views/define-views.ts'
import { LazyPart } from '../../views/lazy-part.tsx'

type Kit = ActorRefFrom<typeof kitMachine>

/** Most visits see none of them: their code loads with the first one. */
const lazyNotice = <Props extends object>(
  pick: (code: typeof import('./lazy-notices.ts')) => (props: Props) => ReactNode,
) => lazyView(async () => ({ default: pick(await import('./lazy-notices.ts')) }), noticeMessages)

const snackbar = lazyNotice(({ KitSnackbar }) => KitSnackbar)
export const toasts = lazyNotice(({ KitToasts }) => KitToasts)
export const alerts = lazyNotice(({ KitAlerts }) => KitAlerts)
/** What a report of a failure needs, for sessions that are written down. */
export const report = lazyNotice((code) => code.Report)

/** All of them, for those who draw still pictures and load everything before. */
export const lazyNotices = [snackbar, toasts, alerts]

/** The snackbar, the toasts or the alerts, from the first notice on [notice-toasts]. */
export function Notice({ kit, part }: { kit: Kit; part: typeof toasts }) {
  const isNeeded = useSelector(kit, (snapshot) => snapshot.hasTag('notices'))
  return isNeeded ? <LazyPart part={part} props={{ kit }} /> : null
}

/** The place of the snackbar, which is there before, so that what enters it is read out. */
export function Snack({ kit }: { kit: Kit }) {
  return (
    <div className="snackbar-place" role="status">
      <Notice kit={kit} part={snackbar} />
    </div>
  )
}
