import css from './amount.css?inline'
import { useStyles } from './styles.tsx'
import { Hidden } from './text.tsx'

export interface AmountProps {
  /** Said before the amount to screen reader users, who do not see its position. */
  label: string
  /** The amount as its reader writes it, as long as it may be. */
  children: string
  testId?: string | undefined
}

/** The amount that leads a view, with its unit, on one line. */
export function Amount({ label, children, testId }: AmountProps) {
  useStyles(css)
  return (
    <p className="amount" data-testid={testId}>
      <Hidden>{label}</Hidden> <bdi>{children}</bdi>
    </p>
  )
}
