import type { ReactNode } from 'react'
import css from './report-place.css?inline'
import { useStyles } from './styles.tsx'

/** The report button of a failure, below the view. */
export function ReportPlace({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="report">{children}</div>
}
