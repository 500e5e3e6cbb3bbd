import { useLazyStyles } from './lazy-styles.ts'
import css from './row-worth.css?inline'

export interface RowWorthProps {
  /** The value of the row's amount; undefined if unknown. */
  children: string | undefined
  /** Shown if it is unknown. */
  unknown: string
}

/** The value of a row's amount, as prominent as its name; less prominent if unknown. */
export function RowWorth({ children, unknown }: RowWorthProps) {
  useLazyStyles(css)
  return (
    <span className="row-worth" data-known={children !== undefined}>
      {children ?? unknown}
    </span>
  )
}
