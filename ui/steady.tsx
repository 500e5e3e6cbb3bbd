import type { ReactNode } from 'react'
import css from './steady.css?inline'
import { useStyles } from './styles.tsx'

/** Gives a list a constant height while it loads and whatever its length, so that controls above it don't move. */
export function Steady({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="steady">{children}</div>
}
