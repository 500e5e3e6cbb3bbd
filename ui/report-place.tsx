import type { ReactNode } from 'react'
import css from './report-place.css?inline'
import { useStyles } from './styles.tsx'

/** Where a report of what has gone wrong is offered, below the view. */
export function ReportPlace({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="report">{children}</div>
}
