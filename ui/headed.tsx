import type { ReactNode } from 'react'
import css from './headed.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { List } from './list.tsx'

export interface HeadedProps {
  /** What its rows have in common. */
  title: string
  /** What it lists is no longer in use: it stands back behind what is. */
  quiet?: boolean | undefined
  /** Rows. */
  children: ReactNode
}

/** A list under what it is about. */
export function Headed({ title, quiet, children }: HeadedProps) {
  useLazyStyles(css)
  return (
    <section className="headed" data-quiet={quiet}>
      <h2 className="group">{title}</h2>
      <List label={title}>{children}</List>
    </section>
  )
}
