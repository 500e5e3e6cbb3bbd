import type { ReactNode } from 'react'
import css from './bundle.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { List } from './list.tsx'

export interface BundleProps {
  /** What its rows have in common. */
  title: string
  /** Rows that only inform. */
  children: ReactNode
}

/** What is to be read, point by point, under what it is about: rows of one plate. */
export function Bundle({ title, children }: BundleProps) {
  useLazyStyles(css)
  return (
    <section className="bundle">
      <h2 className="group">{title}</h2>
      <List label={title}>{children}</List>
    </section>
  )
}
