import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './plate.css?inline'

/** An icon on a soft background, as the picture of an empty state. */
export function Plate({
  icon,
  tone = 'accent',
}: {
  icon: LazyIconName
  tone?: 'accent' | 'good' | 'warn' | undefined
}) {
  useLazyStyles(css)
  return (
    <span className="plate" data-tone={tone} aria-hidden="true">
      <LazyIcon name={icon} size={32} />
    </span>
  )
}
