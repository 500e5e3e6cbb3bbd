import type { ReactNode } from 'react'
import css from './prose.css?inline'
import { useStyles } from './styles.tsx'

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
