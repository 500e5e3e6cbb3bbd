import { useLazyStyles } from './lazy-styles.ts'
import css from './row-worth.css?inline'

export interface RowWorthProps {
  /** What the row's amount is worth; nothing where that is not known. */
  children: string | undefined
  /** Stands in its place then. */
  unknown: string
}

/** What a row's amount is worth, as plain as its name; that it is not known is said quietly. */
export function RowWorth({ children, unknown }: RowWorthProps) {
  useLazyStyles(css)
  return (
    <span className="row-worth" data-known={children !== undefined}>
      {children ?? unknown}
    </span>
  )
}
