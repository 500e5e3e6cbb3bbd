import { useLateStyles } from './late-styles.ts'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import css from './plate.css?inline'

/** An icon on a soft plate, the picture of an empty state. */
export function Plate({ icon, tone = 'accent' }: { icon: LazyIconName; tone?: 'accent' | 'warn' | undefined }) {
  useLateStyles(css)
  return (
    <span className="plate" data-tone={tone} aria-hidden="true">
      <LazyIcon name={icon} size={32} />
    </span>
  )
}
