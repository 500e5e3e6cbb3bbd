import css from './host-place.css?inline'
import { useStyles } from './styles.tsx'

/** A place that the page draws something in; it takes no room while it is empty. */
export function HostPlace({ hold }: { hold: (element: Element | null) => void }) {
  useStyles(css)
  return <div className="host-place" ref={hold} />
}
