import css from './amount.css?inline'
import { useStyles } from './styles.tsx'
import { Hidden } from './text.tsx'

export interface AmountProps {
  /** Said before the amount to screen reader users, who do not see its position. */
  label: string
  /** A plain decimal, as long as it may be. */
  value: string
  unit: string
  /** How numbers are written. */
  language: string
  testId?: string | undefined
}

/** The decimal as the language writes it. Digit by digit: an amount may be longer than numbers are exact. */
function written(value: string, language: string): string {
  const [whole = '', fraction] = value.split('.')
  const grouped = /^\d+$/.test(whole) ? BigInt(whole).toLocaleString(language) : whole
  const point = (1.5).toLocaleString(language).charAt(1)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}

/** An amount with its unit on one line. */
export function Amount({ label, value, unit, language, testId }: AmountProps) {
  useStyles(css)
  return (
    <p className="amount" data-testid={testId}>
      <Hidden>{label}</Hidden> <bdi>{`${written(value, language)} ${unit}`}</bdi>
    </p>
  )
}
