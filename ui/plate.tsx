import { LateIcon, type LateIconName } from './late-icon.tsx'
import css from './plate.css?inline'
import { useStyles } from './styles.tsx'

/** An icon on a soft plate, the picture of an empty state. */
export function Plate({ icon, tone = 'accent' }: { icon: LateIconName; tone?: 'accent' | 'warn' | undefined }) {
  useStyles(css)
  return (
    <span className="plate" data-tone={tone} aria-hidden="true">
      <LateIcon name={icon} size={32} />
    </span>
  )
}
