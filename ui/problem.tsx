import { Say } from './announcer.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './problem.css?inline'

/** What went wrong with a row, below the rest of it and over all of its width; it is read out. Nothing where nothing did. */
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
