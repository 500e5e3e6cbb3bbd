import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './tag.css?inline'

export interface TagProps {
  /** `act` is the row's action, without a background of its own. */
  tone: 'act' | 'accent' | 'good' | 'warn' | 'bad'
  children: ReactNode
}

/** A prominent label of a row: active, the action of a press, a status. */
export function Tag({ tone, children }: TagProps) {
  useLazyStyles(css)
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
