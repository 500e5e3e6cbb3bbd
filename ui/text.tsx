import type { ReactNode } from 'react'
import { useStyles } from './styles.tsx'
import css from './text.css?inline'

/** A name from outside: any script, any length, one line, and it leaves the text around it alone. */
export function Name({ children }: { children: string }) {
  useStyles(css)
  return <bdi className="name">{children}</bdi>
}

export type Tone = 'plain' | 'quiet'

/** A line or a paragraph of ours, which may wrap. */
export function Text({ tone = 'plain', size = 'm', align = 'start', strong = false, testId, children }: TextProps) {
  useStyles(css)
  return (
    <p className={`text ${size} ${tone}${strong ? ' strong' : ''}`} data-align={align} data-testid={testId}>
      {children}
    </p>
  )
}

export interface TextProps {
  tone?: Tone | undefined
  size?: 's' | 'm' | 'l' | undefined
  align?: 'start' | 'center' | undefined
  strong?: boolean | undefined
  testId?: string | undefined
  children: ReactNode
}

/** Text that only a screen reader finds. */
export function Hidden({ children }: { children: ReactNode }) {
  useStyles(css)
  return <span className="hidden">{children}</span>
}

/** Room for content on its way. */
export function Skeleton({ inlineSize, blockSize, round = false }: SkeletonProps) {
  useStyles(css)
  return <span className="skeleton" data-round={round} style={{ inlineSize, blockSize }} aria-hidden="true" />
}

export interface SkeletonProps {
  inlineSize: number | string
  blockSize: number
  round?: boolean | undefined
}
