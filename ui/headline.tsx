import type { ReactNode } from 'react'
import css from './headline.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Hidden } from './text.tsx'

export interface HeadlineProps {
  /** What the number is, for screen readers. */
  label: string
  testId?: string | undefined
  /** The number, in one line. */
  children: ReactNode
}

/** The main number of a view. */
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
