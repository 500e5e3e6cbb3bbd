import type { ReactNode } from 'react'
import { explain } from './explain.ts'

interface CardProps {
  title: string
  about: string
  /** Spans the page's whole width. */
  wide?: boolean
  children: ReactNode
}

/** A card for one action of the dApp. */
export function Card({ title, about, wide = false, children }: CardProps) {
  return (
    <section className={wide ? 'card wide' : 'card'} aria-label={title}>
      <h2>{title}</h2>
      <p className="about">{about}</p>
      {children}
    </section>
  )
}

/** A failure's message, announced when it appears. */
export function Problem({ error }: { error: unknown }) {
  return (
    <div role="alert" className="problem-place">
      {error ? (
        <p className="problem" data-testid="error">
          {explain(error)}
        </p>
      ) : null}
    </div>
  )
}

/** A name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
