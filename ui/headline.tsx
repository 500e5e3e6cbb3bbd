import type { ReactNode } from 'react'
import css from './headline.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Hidden } from './text.tsx'

export interface HeadlineProps {
  /** What the figure is, for those who do not see how large it stands. */
  label: string
  testId?: string | undefined
  /** The figure, on one line. */
  children: ReactNode
}

/** The one figure that a view is about. */
export function Headline({ label, testId, children }: HeadlineProps) {
  useLazyStyles(css)
  return (
    <p className="headline" data-testid={testId}>
      <Hidden>{label}</Hidden>
      <span className="headline-figure" dir="ltr">
        {children}
      </span>
    </p>
  )
}
