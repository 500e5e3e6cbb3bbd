import { lazy, Suspense } from 'react'
import type { Theme } from '../panel/theme.ts'

/** Includes all views of the modal, which the charts alone do not need. */
const ReplayView = lazy(async () => ({ default: (await import('../replay/replay-view.tsx')).ReplayView }))

export interface ReplaySlotProps {
  /** A trace that the user dropped on the page, or selected. */
  file: File
  theme: Theme
}

/** Replays a trace. */
export const ReplaySlot = ({ file, theme }: ReplaySlotProps) => (
  <div className="replay-slot">
    <Suspense fallback={<p className="empty">Loading…</p>}>
      <ReplayView file={file} theme={theme} />
    </Suspense>
  </div>
)
