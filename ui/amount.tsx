import css from './amount.css?inline'
import { useStyles } from './styles.tsx'
import { Hidden } from './text.tsx'

export interface AmountProps {
  /** Announced before the amount to screen reader users, who can't see its position. */
  label: string
  /** The formatted amount, of any length. */
  children: string
  testId?: string | undefined
}

/** The main amount of a view, with its unit, in one line. */
export function Amount({ label, children, testId }: AmountProps) {
  useStyles(css)
  return (
    <p className="amount" data-testid={testId}>
      <Hidden>{label}</Hidden> <bdi>{children}</bdi>
    </p>
  )
}
