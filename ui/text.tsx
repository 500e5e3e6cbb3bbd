import type { ReactNode } from 'react'
import { useStyles } from './styles.tsx'
import css from './text.css?inline'

/** A name from outside: any script and length, in one line, isolated from the text around it. */
export function Name({ children }: { children: string }) {
  useStyles(css)
  return <bdi className="name">{children}</bdi>
}

/** Text for screen readers only. */
export function Hidden({ children }: { children: ReactNode }) {
  useStyles(css)
  return <span className="hidden">{children}</span>
}

/** A placeholder for loading content. */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps) {
  useStyles(css)
  return <span className="skeleton" style={{ inlineSize, blockSize }} aria-hidden="true" />
}

export interface SkeletonProps {
  inlineSize: number | string
  blockSize: number
}
