import type { ReactNode } from 'react'
import css from './headed.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import listCss from './list.css?inline'
import { List } from './list.tsx'
import { useStyles } from './styles.tsx'

export interface HeadedProps {
  /** The heading. */
  title: string
  /** For items that are no longer in use: less prominent. */
  quiet?: boolean | undefined
  /** Rows, or other content. */
  children: ReactNode
}

/** A part of a view under a heading. */
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

/** A list under a heading. */
export const Headed = ({ title, quiet, children }: HeadedProps) => (
  <Section title={title} quiet={quiet}>
    <List label={title}>{children}</List>
  </Section>
)
