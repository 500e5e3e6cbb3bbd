import { useStyles } from '../../ui/styles.tsx'
import css from './laying-out.css?inline'

/** What is said where a chart is going to be: the large ones take some seconds. */
export function LayingOut() {
  useStyles(css)
  return <p className="laying-out">Laying out…</p>
}
