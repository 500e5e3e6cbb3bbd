import css from './chosen.css?inline'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'

/** At a row's end: it is the one that is chosen; on the others, as much room, where values before it are to line up. */
export function Chosen({ room = false }: { room?: boolean | undefined }) {
  useLazyStyles(css)
  return (
    <span className="chosen" data-room={room || undefined}>
      <LazyIcon name="check" size={18} />
    </span>
  )
}
