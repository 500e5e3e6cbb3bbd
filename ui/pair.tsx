import type { ReactNode } from 'react'
import css from './pair.css?inline'
import { useStyles } from './styles.tsx'

/** Two overlapping icons: the one that asks, and the one that is asked. */
export function Pair({ children }: { children: ReactNode }) {
  useStyles(css)
  return <span className="pair">{children}</span>
}
