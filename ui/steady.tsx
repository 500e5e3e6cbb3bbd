import type { ReactNode } from 'react'
import css from './steady.css?inline'
import { useStyles } from './styles.tsx'

/** Gives a list one height while it loads and however long it turns out: what can be pressed above it stays where it is. */
export function Steady({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="steady">{children}</div>
}
