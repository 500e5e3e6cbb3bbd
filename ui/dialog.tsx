import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import css from './dialog.css?inline'
import { settled } from './motion.ts'
import { lockScroll } from './scroll-lock.ts'
import { useStyles } from './styles.tsx'

export type CloseReason = 'escape' | 'backdrop'

export interface DialogProps {
  open: boolean
  /** Somebody asks to close. Nothing closes until `open` turns false. */
  onClose: (reason: CloseReason) => void
  /** The exit is over and the content is gone from the page. */
  onExited?: (() => void) | undefined
  labelledBy: string
  /** A close was refused: shakes for 500 ms; under reduced motion the outline flashes. */
  shake?: boolean | undefined
  /** What floats beside the card and must stay reachable while the dialog is open: toasts. */
  beside?: ReactNode
  children: ReactNode
}

/** The modal card on the platform's own dialog: top layer, inert page, Esc, focus trap and return. */
export function Dialog({ open, onClose, onExited, labelledBy, shake = false, beside, children }: DialogProps) {
  useStyles(css)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const cardRef = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const exited = useRef(onExited)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    exited.current = onExited
  })

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    if (open) {
      if (!dialog.open) {
        dialog.showModal()
        cardRef.current?.focus({ preventScroll: true })
      }
      return lockScroll(dialog.ownerDocument)
    }
    if (!dialog.open) return
    dialog.close()
    let current = true
    void settled(dialog).then(() => {
      if (!current) return
      setPresent(false)
      exited.current?.()
    })
    return () => {
      current = false
    }
  }, [open])

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    // The platform returns focus on close, not on removal.
    return () => dialog?.close()
  }, [])

  const ask = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose('escape')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // Taken before the browser counts it as a close request, whose second one no page can refuse.
    event.preventDefault()
    onClose('escape')
  }
  const onForced = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open || !open) return
    // Still open by the only word that counts; closing is asked for like any other time.
    event.currentTarget.showModal()
    onClose('escape')
  }
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === pressed.current) onClose('backdrop')
  }

  return (
    <dialog
      ref={dialogRef}
      className="modal"
      data-testid="w3m-modal"
      aria-labelledby={labelledBy}
      onCancel={ask}
      onClose={onForced}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the area outside the card, not a control */}
      <div className="overlay" data-testid="w3m-modal-overlay" onClick={onBackdrop} />
      <div ref={cardRef} className="card" data-testid="w3m-modal-card" data-shake={shake} tabIndex={-1}>
        {present ? children : null}
      </div>
      {present ? beside : null}
    </dialog>
  )
}
