import { type ReactNode, useState } from 'react'
import css from './expiring.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

export interface ExpiringProps {
  /** The expiry, in milliseconds since the epoch; undefined if unknown. */
  until?: number | undefined
  /** The total lifetime, in milliseconds. */
  lasts?: number | undefined
  children: ReactNode
}

/** A line around content that expires; it fills towards the end. Animated only by CSS. */
export function Expiring({ until, lasts, children }: ExpiringProps) {
  useLazyStyles(css)
  return (
    <div className="expiring">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect x="0.5" y="0.5" width="99" height="99" pathLength="100" />
        {until === undefined || lasts === undefined ? null : <Fill key={until} until={until} lasts={lasts} />}
      </svg>
      {children}
    </div>
  )
}

function Fill({ until, lasts }: { until: number; lasts: number }) {
  const [gone] = useState(() => Math.min(Math.max(lasts - (until - Date.now()), 0), lasts))
  const style = { animationDuration: `${lasts}ms`, animationDelay: `-${gone}ms` }
  return <rect className="expiring-fill" style={style} x="0.5" y="0.5" width="99" height="99" pathLength="100" />
}
