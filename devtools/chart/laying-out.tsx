import { useStyles } from '../../ui/styles.tsx'
import css from './laying-out.css?inline'

/** Shown during the layout: large charts take some seconds. */
export function LayingOut() {
  useStyles(css)
  return <p className="laying-out">Laying out…</p>
}
