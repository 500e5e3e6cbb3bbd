import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { EASE_OUT, mayMove } from './moving.ts'
import css from './ring.css?inline'
import { Hidden } from './text.tsx'

/** Each state of a request looks its own way. */
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
  /** Said to screen readers, unless the text beside it says the same. */
  label?: string | undefined
  /** It runs around a circle. */
  round?: boolean | undefined
  /** The icon in the middle, 76 pixels. */
  children: ReactNode
}

interface Look {
  /** How the arc is drawn. */
  arc: 'idle' | 'asking' | 'rejected' | 'failed' | 'success'
  /** Whose turn it is: it failed, the user can mend it, nothing is wrong, or the user has said no. */
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

/** A phone lets the success be felt; one that nothing has touched yet may not, and says so in the console. */
function useTap(done: boolean) {
  useLayoutEffect(() => {
    const { navigator } = globalThis
    if (done && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8)
  }, [done])
}

/** The ring around a wallet’s icon, or around that of a network, which is the state of the request: spins, breaks, closes. */
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
