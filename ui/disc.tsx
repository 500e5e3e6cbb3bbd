import type { ReactNode } from 'react'
import css from './disc.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

export interface DiscProps {
  tone?: 'plain' | 'danger' | undefined
  /** An icon of 20 pixels. */
  children: ReactNode
}

/** An icon in a row among rows with pictures. */
export function Disc({ tone = 'plain', children }: DiscProps) {
  useLazyStyles(css)
  return (
    <span className="disc" data-tone={tone} aria-hidden="true">
      {children}
    </span>
  )
}
