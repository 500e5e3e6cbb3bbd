import type { ReactNode } from 'react'
import css from './pair.css?inline'
import { useStyles } from './styles.tsx'

/** Two icons, the second over the first: who asks, and who is asked. */
export function Pair({ children }: { children: ReactNode }) {
  useStyles(css)
  return <span className="pair">{children}</span>
}
