import { type ReactNode, useEffect, useRef } from 'react'
import css from './facts.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { mayMove } from './moving.ts'

/** Terms and what holds of them, one under the other; they take the focus, so that the keyboard can scroll a view of facts. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  useLazyStyles(css)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else may have the focus where the view scrolls
    <section className="facts" tabIndex={0} aria-label={label}>
      <dl>{children}</dl>
    </section>
  )
}

export interface FactProps {
  term: string
  /** The same in another unit. */
  more?: string | undefined
  /** What the user should not overlook, or what they came for. */
  tone?: 'bad' | 'strong' | undefined
  /** Whether it is to be seen: the view is scrolled to it when that begins. */
  inSight?: boolean
  /** What is too long to stand beside the term: an address. */
  below?: ReactNode
  testId?: string | undefined
  children: ReactNode
}

/** A term and what holds of it. */
export function Fact({ term, more, tone, inSight = false, below, testId, children }: FactProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!inSight) return
    row.current?.scrollIntoView({ block: 'center', behavior: mayMove(row.current) ? 'smooth' : 'instant' })
  }, [inSight])
  return (
    <div ref={row} className="fact">
      <dt>{term}</dt>
      <dd data-tone={tone} data-testid={testId}>
        {typeof children === 'string' ? <bdi>{children}</bdi> : children}
        {more === undefined ? null : (
          <span className="fact-more">
            <bdi>{more}</bdi>
          </span>
        )}
        {below}
      </dd>
    </div>
  )
}
