import css from './host-place.css?inline'
import { useStyles } from './styles.tsx'

/** A slot in which the page renders something; it takes no space while it is empty. */
export function HostPlace({ hold }: { hold: (element: Element | null) => void }) {
  useStyles(css)
  return <div className="host-place" ref={hold} />
}
