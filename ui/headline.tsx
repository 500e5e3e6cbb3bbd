import type { ReactNode } from 'react'
import css from './headline.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

export interface HeadlineProps {
  /** What the figure is, in a word or two. */
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
      <span className="headline-label">{label}</span>
      <span className="headline-figure" dir="ltr">
        {children}
      </span>
    </p>
  )
}
