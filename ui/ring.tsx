import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { EASE_OUT, mayMove } from './moving.ts'
import css from './ring.css?inline'
import { Hidden } from './text.tsx'

/** Each state of a request has its own appearance. */
export type RingState =
  | 'idle'
  | 'asking'
  | 'rejected'
  | 'failed'
  | 'timedOut'
  | 'blocked'
  | 'prevented'
  | 'waiting'
  | 'offline'
  | 'known'
  | 'success'

export interface RingProps {
  state: RingState
  /** For screen readers, unless the text beside it says the same. */
  label?: string | undefined
  /** Whether it is a circle. */
  round?: boolean | undefined
  /** The central icon, 76 pixels. */
  children: ReactNode
}

interface Look {
  /** The form of the arc. */
  arc: 'idle' | 'asking' | 'rejected' | 'failed' | 'success'
  /** The tone: failed, fixable by the user, neutral, or rejected by the user. */
  tone?: 'bad' | 'warn' | 'neutral' | 'quiet'
  badge?: LazyIconName
}

const looks: Record<RingState, Look> = {
  idle: { arc: 'idle' },
  asking: { arc: 'asking' },
  rejected: { arc: 'rejected', tone: 'quiet', badge: 'close' },
  failed: { arc: 'failed', tone: 'bad', badge: 'warning' },
  timedOut: { arc: 'failed', tone: 'warn', badge: 'clock' },
  blocked: { arc: 'failed', tone: 'warn', badge: 'key' },
  prevented: { arc: 'failed', tone: 'warn', badge: 'warning' },
  waiting: { arc: 'failed', tone: 'warn', badge: 'clock' },
  offline: { arc: 'failed', tone: 'warn', badge: 'offline' },
  known: { arc: 'failed', tone: 'neutral', badge: 'check' },
  success: { arc: 'success', badge: 'check' },
}

/** Spins the arc while the wallet is asked; when the answer arrives, the arc continues from its current position. */
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

/** Vibrates a phone on success. Before any user interaction, browsers block that and log a warning. */
function useTap(done: boolean) {
  useLayoutEffect(() => {
    const { navigator } = globalThis
    if (done && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8)
  }, [done])
}

/** The ring around a wallet’s or a network’s icon, which shows the state of the request: spins, breaks, closes. */
export function Ring({ state, label, round, children }: RingProps) {
  useLazyStyles(css)
  const look = looks[state]
  const arc = useSpin(look.arc === 'asking')
  useTap(state === 'success')
  return (
    <div className="ring" data-state={look.arc} data-tone={look.tone} data-round={round}>
      {label ? <Hidden>{label}</Hidden> : null}
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect className="track" x="2" y="2" width="96" height="96" pathLength="100" />
        <rect className="arc" ref={arc} x="2" y="2" width="96" height="96" pathLength="100" />
      </svg>
      <div className="ring-icon">{children}</div>
      <span className="ring-badge" data-on={look.badge !== undefined} aria-hidden="true">
        {look.badge ? <LazyIcon name={look.badge} size={16} /> : null}
      </span>
    </div>
  )
}
