import type { ReactNode } from 'react'
import css from './code-place.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** Holds a code that shares the view with other content: smaller on a low screen. */
export function CodePlace({ children }: { children: ReactNode }) {
  useLazyStyles(css)
  return <div className="code-place">{children}</div>
}
