import type { ReactNode } from 'react'
import css from './bundle.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { List } from './list.tsx'

export interface BundleProps {
  /** The heading of the rows. */
  title: string
  /** Read-only rows. */
  children: ReactNode
}

/** Facts under a heading: read-only rows on one surface. */
export function Bundle({ title, children }: BundleProps) {
  useLazyStyles(css)
  return (
    <section className="bundle">
      <h2 className="group">{title}</h2>
      <List label={title}>{children}</List>
    </section>
  )
}
