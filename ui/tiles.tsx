import type { ReactElement, ReactNode } from 'react'
import { Spinner } from './icon.tsx'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import css from './tiles.css?inline'

/** Tiles side by side with equal shares; quiet ones are text only, in a line of their own. */
export function Tiles({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  useLazyStyles(css)
  return (
    <div className="tiles" data-quiet={quiet}>
      {children}
    </div>
  )
}

export interface TileProps {
  /** Icons that only this tile uses are passed as elements. */
  icon: LazyIconName | ReactElement
  /** A count shown with it. */
  count?: number | undefined
  /** In progress: keeps the focus, and ignores presses. */
  busy?: boolean | undefined
  href?: string | undefined
  onPress?: (() => void) | undefined
  testId?: string | undefined
  children: string
}

/** One of several equally important actions. */
export function Tile({ icon, count, children, ...press }: TileProps) {
  return (
    <Press {...press} className="tile pressable">
      {press.busy ? <Spinner size={20} /> : typeof icon === 'string' ? <LazyIcon name={icon} /> : icon}
      <span className="tile-text">
        {children}
        {count === undefined ? null : <span className="tile-count"> {count}</span>}
      </span>
    </Press>
  )
}
