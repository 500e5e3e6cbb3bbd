import type { ReactNode } from 'react'
import facts from './facts.css?inline'
import css from './folded.css?inline'
import { Icon } from './icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Hidden } from './text.tsx'

export interface FoldedProps {
  /** The accessible name of the content. */
  label: string
  /** The visible line, and the value at its end. */
  title: string
  end?: string | undefined
  /** Whether it is initially expanded. */
  open: boolean
  testId?: string | undefined
  children: ReactNode
}

/** Facts behind a line that summarizes them. */
export function Folded({ label, title, end, open, testId, children }: FoldedProps) {
  useLazyStyles(facts)
  useLazyStyles(css)
  return (
    <details className="facts folded" open={open} data-testid={testId}>
      <summary>
        <Hidden>{`${label}: `}</Hidden>
        <bdi>{title}</bdi>
        {end === undefined ? null : (
          <span className="folded-end">
            <bdi>{end}</bdi>
          </span>
        )}
        <Icon name="forward" size={16} />
      </summary>
      <dl>{children}</dl>
    </details>
  )
}
