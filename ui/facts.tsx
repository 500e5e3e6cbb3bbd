import { type ReactNode, useEffect, useRef } from 'react'
import css from './facts.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { mayMove } from './moving.ts'

/** Terms and their values in rows. Focusable, so that the keyboard can scroll a view of facts. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  useLazyStyles(css)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls may have no other focusable element
    <section className="facts" tabIndex={0} aria-label={label}>
      <dl>{children}</dl>
    </section>
  )
}

export interface FactProps {
  term: string
  /** The value in another unit. */
  more?: string | undefined
  /** `bad` is a warning, `strong` the main value. */
  tone?: 'bad' | 'strong' | undefined
  /** Scrolls the view to it when it becomes true. */
  inSight?: boolean
  /** Content that is too long to be beside the term, such as an address. */
  below?: ReactNode
  testId?: string | undefined
  children: ReactNode
}

/** A term and its value. */
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
