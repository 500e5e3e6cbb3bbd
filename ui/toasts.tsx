import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import feedback from './feedback.css?inline'
import { type FeedbackKind, FeedbackSign } from './feedback.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { settled } from './motion.ts'
import { IconButton, TextLink } from './press.tsx'
import { leaveToast } from './toast-focus.ts'
import { arrange, keepLeaving } from './toast-stack.ts'
import css from './toasts.css?inline'
import type { Variables } from './variables.ts'

export interface Toast {
  id: string
  kind: FeedbackKind | 'blank'
  message: string
  /** A link to more about it. */
  href?: string | undefined
  /** The corner, or the top or bottom centre, where it is shown; the default position if omitted. */
  position?: string | undefined
}

export interface ToastsProps {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** The accessible name of the region. */
  label: string
  dismissLabel: string
  /** The label of a link to more. */
  linkLabel: string
  onDismiss: (id: string) => void
  /** Called when the pointer or the focus enters or leaves the stack: timers should pause. */
  onHold?: ((held: boolean) => void) | undefined
}

interface ItemProps {
  toast: Toast
  /** Whether it was there before the stack was rendered here, so that it has no entrance animation. */
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
    // Measured again with each message: a loading toast becomes its result.
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
      <span className="toast-text" dir="auto">
        {message}
      </span>
      {href === undefined ? null : <TextLink href={href}>{linkLabel}</TextLink>}
      <IconButton icon="close" label={dismissLabel} onPress={() => onDismiss(id)} />
    </li>
  )
}

interface StackProps extends Omit<ToastsProps, 'label'> {
  position: string | undefined
  /** The toasts that are not leaving. */
  live: ReadonlySet<string>
  /** The toasts without an entrance animation. */
  first: ReadonlySet<string>
  onGone: (id: string) => void
}

/** The toasts at one position: the newest in front, three visible, all of them on hover or focus. */
function Stack({ toasts, position, live, first, dismissLabel, linkLabel, onDismiss, onHold, onGone }: StackProps) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [held, setHeld] = useState(false)
  const [onHeight] = useState(
    () => (id: string, height: number) => setHeights((known) => new Map(known).set(id, height)),
  )
  const places = arrange(toasts, live, heights)

  const stack = useRef<HTMLOListElement>(null)
  /** The element that had the focus before the stack. */
  const before = useRef<Element>(null)
  const release = useRef<() => void>(undefined)

  const hold = (next: boolean) => {
    setHeld(next)
    onHold?.(next)
    release.current = next ? () => onHold?.(false) : undefined
  }

  useLayoutEffect(() => leaveToast(stack.current, before.current))
  // React does not report that the pointer has left a removed element.
  useEffect(() => () => release.current?.(), [])

  return (
    <ol
      ref={stack}
      className="toast-stack"
      data-position={position}
      data-open={held}
      style={{ blockSize: held ? places.height : undefined }}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
        hold(true)
      }}
      onBlur={() => hold(false)}
    >
      {toasts.map((toast) => (
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
          onHeight={onHeight}
          onGone={onGone}
        />
      ))}
    </ol>
  )
}

/** The toasts: a stack at each position that has any, and always at the default one. */
export function Toasts({ toasts, label, ...rest }: ToastsProps) {
  useLazyStyles(feedback)
  useLazyStyles(css)
  const [shown, setShown] = useState(toasts)
  const [first] = useState(() => new Set(toasts.map(({ id }) => id)))
  const [seen, setSeen] = useState(toasts)
  const [onGone] = useState(() => (id: string) => setShown((list) => list.filter((toast) => toast.id !== id)))
  if (seen !== toasts) {
    setSeen(toasts)
    setShown(keepLeaving(shown, toasts))
  }
  const live = new Set(toasts.map(({ id }) => id))
  const positions = new Set([undefined, ...shown.map(({ position }) => position)])
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions text">
      {[...positions].map((position) => (
        <Stack
          key={position ?? ''}
          {...{ position, live, first, onGone }}
          {...rest}
          toasts={shown.filter((toast) => toast.position === position)}
        />
      ))}
    </section>
  )
}
