import type { ReactNode } from 'react'
import css from './prose.css?inline'
import { useStyles } from './styles.tsx'

export type Tone = 'plain' | 'quiet'

/** A line or a paragraph of our own text, which may wrap. */
export function Text(props: TextProps) {
  const { tone = 'plain', size = 'm', align = 'start', strong = false, heading = false, testId, children } = props
  useStyles(css)
  const Element = heading ? 'h2' : 'p'
  return (
    <Element
      className={`text ${size} ${tone}${strong || heading ? ' strong' : ''}`}
      data-align={align}
      data-testid={testId}
    >
      {children}
    </Element>
  )
}

export interface TextProps {
  tone?: Tone | undefined
  size?: 's' | 'm' | 'l' | undefined
  align?: 'start' | 'center' | undefined
  strong?: boolean | undefined
  /** Whether it is a heading within the view. */
  heading?: boolean | undefined
  testId?: string | undefined
  children: ReactNode
}
