import type { ReactNode } from 'react'
import { useStyles } from './styles.tsx'
import css from './text.css?inline'

/** A name from outside: any script, any length, one line, and it leaves the text around it alone. */
export function Name({ children }: { children: string }) {
  useStyles(css)
  return <bdi className="name">{children}</bdi>
}

/** Text that only a screen reader finds. */
export function Hidden({ children }: { children: ReactNode }) {
  useStyles(css)
  return <span className="hidden">{children}</span>
}

/** The space of content that is loading. */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps) {
  useStyles(css)
  return <span className="skeleton" style={{ inlineSize, blockSize }} aria-hidden="true" />
}

export interface SkeletonProps {
  inlineSize: number | string
  blockSize: number
}
