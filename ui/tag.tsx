import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './tag.css?inline'

export interface TagProps {
  /** `act` is what pressing does, with no plate of its own. */
  tone: 'act' | 'accent' | 'good' | 'warn' | 'bad'
  children: ReactNode
}

/** A word about a row that stands out: what is active, what pressing would do, what has become of it. */
export function Tag({ tone, children }: TagProps) {
  useLazyStyles(css)
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
