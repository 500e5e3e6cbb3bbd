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
const toasts = lazyNotice(({ KitToasts }) => KitToasts)
const alerts = lazyNotice(({ KitAlerts }) => KitAlerts)
/** What a report of a failure needs, for sessions that are written down. */
export const report = lazyNotice((code) => code.Report)

/** All of them, for those who draw still pictures and load everything before. */
export const lazyNotices = [snackbar, toasts, alerts]

/** Whether there has been something to tell. */
const useNotices = (kit: Kit): boolean => useSelector(kit, (snapshot) => snapshot.hasTag('notices'))

/** The snackbar, from the first notice on. Its region is there before, so that what enters it is read out. */
export function Snack({ kit }: { kit: Kit }) {
  return (
    <div className="snackbar-place" role="status">
      {useNotices(kit) ? <LazyPart part={snackbar} props={{ kit }} /> : null}
    </div>
  )
}

/** The toasts, from the first notice on [notice-toasts]. */
export function Notices({ kit }: { kit: Kit }) {
  return useNotices(kit) ? <LazyPart part={toasts} props={{ kit }} /> : null
}

/** The alerts, from the first notice on. */
export function Alerts({ kit }: { kit: Kit }) {
  return useNotices(kit) ? <LazyPart part={alerts} props={{ kit }} /> : null
}
