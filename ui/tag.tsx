import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './tag.css?inline'

/** A word about a row that stands out: what is active, what pressing would do. */
export function Tag({ tone, children }: { tone: 'accent' | 'good'; children: ReactNode }) {
  useLazyStyles(css)
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
