import type { ReactNode } from 'react'
import css from './code-place.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** A place for a code beside which more has to be in sight: on a low screen it is smaller. */
export function CodePlace({ children }: { children: ReactNode }) {
  useLazyStyles(css)
  return <div className="code-place">{children}</div>
}
