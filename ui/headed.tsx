import type { ReactNode } from 'react'
import css from './headed.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import listCss from './list.css?inline'
import { List } from './list.tsx'
import { useStyles } from './styles.tsx'

export interface HeadedProps {
  /** What its rows have in common. */
  title: string
  /** What it lists is no longer in use: it stands back behind what is. */
  quiet?: boolean | undefined
  /** Rows, or what else there is. */
  children: ReactNode
}

/** A part of a view under what it is about. */
export function Section({ title, quiet, children }: HeadedProps) {
  useLazyStyles(css)
  useStyles(listCss)
  return (
    <section className="headed" data-quiet={quiet}>
      <h2 className="group">{title}</h2>
      {children}
    </section>
  )
}

/** A list under what it is about. */
export const Headed = ({ title, quiet, children }: HeadedProps) => (
  <Section title={title} quiet={quiet}>
    <List label={title}>{children}</List>
  </Section>
)
