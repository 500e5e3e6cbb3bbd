import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import feedback from './feedback.css?inline'
import { type FeedbackKind, FeedbackSign } from './feedback.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { settled } from './motion.ts'
import { IconButton, TextLink } from './press.tsx'
import { arrange, keepLeaving } from './toast-stack.ts'
import css from './toasts.css?inline'
import type { Variables } from './variables.ts'

export interface Toast {
  id: string
  kind: FeedbackKind | 'blank'
  message: string
  /** Where there is more about it. */
  href?: string | undefined
}

export interface ToastsProps {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Names the region. */
  label: string
  dismissLabel: string
  /** What a link to more is called. */
  linkLabel: string
  onDismiss: (id: string) => void
  /** The pointer or the focus is on the stack: timers should pause. */
  onHold?: ((held: boolean) => void) | undefined
}

interface ItemProps {
  toast: Toast
  /** It was there before the stack came to this place, so it makes no entrance. */
  known: boolean
  leaving: boolean
  depth: number
  lift: number
  dismissLabel: string
  linkLabel: string
  onDismiss: (id: string) => void
  onHeight: (id: string, height: number) => void
  onGone: (id: string) => void
}

function ToastItem({
  toast,
  known,
  leaving,
  depth,
  lift,
  dismissLabel,
  linkLabel,
  onDismiss,
  onHeight,
  onGone,
}: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const { id, kind, message, href } = toast

  useLayoutEffect(() => {
    // Read again with each message: a loading toast turns into its outcome.
    if (item.current && message) onHeight(id, item.current.offsetHeight)
  }, [id, message, onHeight])

  useEffect(() => {
    if (!leaving || !item.current) return
    let current = true
    void settled(item.current).then(() => {
      if (current) onGone(id)
    })
    return () => {
      current = false
    }
  }, [leaving, id, onGone])

  const style: Variables = { '--depth': depth, '--lift-by': `${lift}px` }
  return (
    <li ref={item} className="toast" style={style} data-known={known} data-leaving={leaving} data-deep={depth > 2}>
      {kind === 'blank' ? null : <FeedbackSign kind={kind} />}
      <span className="toast-words" dir="auto">
        {message}
      </span>
      {href === undefined ? null : <TextLink href={href}>{linkLabel}</TextLink>}
      <IconButton icon="close" label={dismissLabel} onPress={() => onDismiss(id)} />
    </li>
  )
}

/** The stack of toasts: the newest in front, three to be seen, all of them under the pointer or the focus. */
export function Toasts({ toasts, label, dismissLabel, linkLabel, onDismiss, onHold }: ToastsProps) {
  useLazyStyles(feedback)
  useLazyStyles(css)
  const [shown, setShown] = useState(toasts)
  const [first] = useState(() => new Set(toasts.map(({ id }) => id)))
  const [seen, setSeen] = useState(toasts)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [held, setHeld] = useState(false)
  const [report] = useState(() => ({
    height: (id: string, height: number) => setHeights((known) => new Map(known).set(id, height)),
    gone: (id: string) => setShown((list) => list.filter((toast) => toast.id !== id)),
  }))
  if (seen !== toasts) {
    setSeen(toasts)
    setShown(keepLeaving(shown, toasts))
  }
  const live = new Set(toasts.map(({ id }) => id))
  const places = arrange(shown, live, heights)

  const hold = (next: boolean) => {
    setHeld(next)
    onHold?.(next)
  }

  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions text">
      <ol
        className="toast-stack"
        data-open={held}
        style={{ blockSize: held ? places.height : undefined }}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        {shown.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            known={first.has(toast.id)}
            leaving={!live.has(toast.id)}
            depth={places.of.get(toast.id)?.depth ?? 0}
            lift={places.of.get(toast.id)?.lift ?? 0}
            dismissLabel={dismissLabel}
            linkLabel={linkLabel}
            onDismiss={onDismiss}
            onHeight={report.height}
            onGone={report.gone}
          />
        ))}
      </ol>
    </section>
  )
}
