import { LateIcon, type LateIconName } from './late-icon.tsx'
import { useLateStyles } from './late-styles.ts'
import css from './plate.css?inline'

/** An icon on a soft plate, the picture of an empty state. */
export function Plate({ icon, tone = 'accent' }: { icon: LateIconName; tone?: 'accent' | 'warn' | undefined }) {
  useLateStyles(css)
  return (
    <span className="plate" data-tone={tone} aria-hidden="true">
      <LateIcon name={icon} size={32} />
    </span>
  )
}
