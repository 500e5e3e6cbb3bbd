import { Say } from './announcer.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './problem.css?inline'

/** An error of a row, below its content at full width; it is announced. Renders nothing without one. */
export function Problem({ children }: { children: string | null | undefined }) {
  useLazyStyles(css)
  if (!children) return null
  return (
    <>
      <span className="row-problem">{children}</span>
      <Say>{children}</Say>
    </>
  )
}
