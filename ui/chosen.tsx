import css from './chosen.css?inline'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'

/** At a row's end: it is the one that is chosen. */
export function Chosen() {
  useLazyStyles(css)
  return (
    <span className="chosen">
      <LazyIcon name="check" size={18} />
    </span>
  )
}
