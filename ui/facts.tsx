import type { ReactNode } from 'react'
import css from './facts.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** Terms and what holds of them, one under the other. */
export function Facts({ children }: { children: ReactNode }) {
  useLazyStyles(css)
  return <dl className="facts">{children}</dl>
}

export interface FactProps {
  term: string
  /** The same in another unit. */
  more?: string | undefined
  testId?: string | undefined
  children: ReactNode
}

/** A term and what holds of it. */
export function Fact({ term, more, testId, children }: FactProps) {
  return (
    <div className="fact">
      <dt>{term}</dt>
      <dd data-testid={testId}>
        {children}
        {more === undefined ? null : <span className="fact-more">{more}</span>}
      </dd>
    </div>
  )
}
