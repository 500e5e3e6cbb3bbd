import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { AttachContext } from './attach.ts'
import css from './dialog.css?inline'
import { settled } from './motion.ts'
import { onRemoved } from './on-removed.ts'
import type { Opener } from './return-focus.ts'
import { lockScroll } from './scroll-lock.ts'
import { adopt, useStyles } from './styles.tsx'

export type CloseReason = 'escape' | 'backdrop'

export interface DialogProps {
  open: boolean
  /** The user asks to close. The dialog stays until `open` is false. */
  onClose: (reason: CloseReason) => void
  /** The exit animation has ended and the content is removed from the page. */
  onExited?: (() => void) | undefined
  labelledBy: string
  /** A close was refused: shakes for 500 ms; with reduced motion the outline flashes. */
  shake?: boolean | undefined
  /** Elements beside the card that must stay reachable while the dialog is open: toasts. */
  beside?: ReactNode
  children: ReactNode
}

/** Runs code with the lazy parts; skipped if they fail to load. */
function late(use: (parts: typeof import('./dialog-late.ts')) => void): void {
  import('./dialog-late.ts').then(use, () => undefined)
}

/** Shows a dialog. One that was removed from the page while open still reports `open`, but is invisible. */
function show(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close()
  try {
    dialog.showModal()
  } catch {
    // The page has its own showModal, or none: the dialog is shown anyway, although the page behind it stays reachable.
    dialog.open = true
  }
}

/** The modal card, on the platform's own dialog: top layer, inert page, Esc, focus trap and return. */
export function Dialog({ open, onClose, onExited, labelledBy, shake = false, beside, children }: DialogProps) {
  useStyles(css)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const opener = useRef<Opener>(undefined)
  const callbacks = useRef({ onClose, onExited })
  const attach = useContext(AttachContext)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    callbacks.current = { onClose, onExited }
  })

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const page = dialog.ownerDocument
    if (open) {
      const { activeElement } = page
      opener.current = [activeElement, activeElement?.parentElement]
      const reveal = () => {
        attach(dialog)
        show(dialog)
        // Focus its title, as for each later view.
        dialog.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }
      if (!dialog.open || !dialog.isConnected) reveal()
      // The width of a sheet in dialog.css.
      if (innerWidth < 431) late(({ dragSheet }) => dragSheet(dialog, callbacks, adopt))
      const unlock = lockScroll(page)
      let tries = 3
      // If the page removes it, asks to close and stays until that is allowed; but gives up if it is removed every
      // time.
      const unwatch = onRemoved(dialog, () => {
        tries -= 1
        if (tries > 0) reveal()
        else unlock()
        callbacks.current.onClose('escape')
      })
      return () => {
        unwatch()
        unlock()
      }
    }
    if (!dialog.open) return
    dialog.close()
    // The platform returns the focus, unless the previously focused element has gone, or goes now.
    late(({ returnFocus }) => returnFocus(dialog, opener.current))
    let current = true
    void settled(dialog).then(() => {
      if (!current) return
      setPresent(false)
      callbacks.current.onExited?.()
    })
    return () => {
      current = false
    }
  }, [open, attach])

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
    // Handled before the browser counts it as a close request: no page can refuse the second one.
    event.preventDefault()
    onClose('escape')
  }
  const onForced = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open || !open) return
    // `open` decides: the dialog is shown again, and closing is requested as usual.
    show(event.currentTarget)
    onClose('escape')
  }
  const onBackdrop = (event: MouseEvent) => {
    // The second half of a double click on the page's button does not close the modal.
    if (event.target === pressed.current && event.detail < 2) onClose('backdrop')
  }

  return (
    <dialog
      ref={dialogRef}
      className="modal"
      data-testid="w3m-modal"
      // WebKit would include it in the tab order.
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onCancel={ask}
      onClose={onForced}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the area outside the card is not a control */}
      <div className="overlay" data-testid="w3m-modal-overlay" onClick={onBackdrop} />
      <div className="card" data-testid="w3m-modal-card" data-shake={shake}>
        {present ? children : null}
      </div>
      {present ? beside : null}
    </dialog>
  )
}
