import css from './amount.css?inline'
import { useStyles } from './styles.tsx'
import { Hidden } from './text.tsx'

export interface AmountProps {
  /** Said before the amount to those who do not see where it stands. */
  label: string
  /** A plain decimal, as long as it may be. */
  value: string
  unit: string
  testId?: string | undefined
}

const grouped = (whole: string) => (whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\u202f'))

/** An amount with its unit on one line. Thousands are set apart by a thin space, which every language reads alike. */
export function Amount({ label, value, unit, testId }: AmountProps) {
  useStyles(css)
  const [whole = '', fraction] = value.split('.')
  const shown = fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
  return (
    <p className="amount" title={`${value} ${unit}`} data-testid={testId}>
      <Hidden>{label}</Hidden> <bdi>{`${shown} ${unit}`}</bdi>
    </p>
  )
}
