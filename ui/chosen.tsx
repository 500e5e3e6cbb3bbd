import css from './chosen.css?inline'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'

/** Marks the chosen row at its end. `room` reserves the same space in the others, so that values align. */
export function Chosen({ room = false }: { room?: boolean | undefined }) {
  useLazyStyles(css)
  return (
    <span className="chosen" data-room={room || undefined}>
      <LazyIcon name="check" size={18} />
    </span>
  )
}
