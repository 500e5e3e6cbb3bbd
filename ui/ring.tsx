import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { EASE_OUT, mayMove } from './moving.ts'
import css from './ring.css?inline'
import { Hidden } from './text.tsx'

export type RingState = 'idle' | 'asking' | 'expiring' | 'rejected' | 'failed' | 'success'

/** Whose turn it is where a request came to nothing: it failed, the user can mend it, or nothing is wrong. */
export type RingTone = 'bad' | 'warn' | 'neutral'

export interface RingProps {
  state: RingState
  /** Of `rejected` and `failed`. */
  tone?: RingTone | undefined
  /** 0 to 1, for `expiring`: how much of the time is gone. */
  progress?: number | undefined
  /** The sign at the ring's corner, where the state's own does not say enough. */
  badge?: LazyIconName | undefined
  /** Said to screen readers, unless the text beside it says the same. */
  label?: string | undefined
  /** The icon in the middle, 76 pixels. */
  children: ReactNode
}

const badges: Partial<Record<RingState, LazyIconName>> = { rejected: 'close', failed: 'warning', success: 'check' }

/** Turns the arc while the wallet is asked; when the answer arrives the arc continues from where it is, not from its start. */
function useSpin(spinning: boolean) {
  const arc = useRef<SVGRectElement>(null)
  useLayoutEffect(() => {
    const element = arc.current
    if (!spinning || !mayMove(element)) return
    const spin = element.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: -100 }], {
      duration: 1300,
      iterations: Number.POSITIVE_INFINITY,
    })
    return () => {
      const at = getComputedStyle(element).strokeDashoffset
      spin.cancel()
      element.animate([{ strokeDashoffset: at }, {}], { duration: 420, easing: EASE_OUT })
    }
  }, [spinning])
  return arc
}

/** The ring around a wallet's icon, which is the state of the request: spins, fills, breaks, closes. */
export function Ring({ state, tone = 'bad', progress = 0, badge: sign, label, children }: RingProps) {
  useLazyStyles(css)
  const arc = useSpin(state === 'asking')
  const badge = sign ?? badges[state]
  const style: CSSProperties & Record<'--part', number> = { '--part': Math.min(Math.max(progress, 0), 1) * 100 }
  return (
    <div
      className="ring"
      data-state={state}
      data-tone={tone}
      data-late={state === 'expiring' && progress > 0.85}
      style={style}
    >
      {label ? <Hidden>{label}</Hidden> : null}
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect className="track" x="2" y="2" width="96" height="96" pathLength="100" />
        <rect className="arc" ref={arc} x="2" y="2" width="96" height="96" pathLength="100" />
      </svg>
      <div className="ring-icon">{children}</div>
      <span className="ring-badge" data-on={badge !== undefined} aria-hidden="true">
        {badge ? <LazyIcon name={badge} size={16} /> : null}
      </span>
    </div>
  )
}
