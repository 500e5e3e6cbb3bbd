import { type FocusEvent, type ReactNode, useCallback, useRef } from 'react'
import css from './placed.css?inline'
import { useStyles } from './styles.tsx'

export interface PlacedProps {
  labelledBy: string
  /** A close was refused: shakes for 500 ms; with reduced motion the outline flashes. */
  shake: boolean
  /** The content; `mayFocus` keeps it from taking the focus from other parts of the page. */
  children: (mayFocus: () => boolean) => ReactNode
}

/** The card as a part of the page: not a dialog, with nothing behind it, and with normal focus behaviour. */
export function Placed({ labelledBy, shake, children }: PlacedProps) {
  useStyles(css)
  const hasFocus = useRef(false)
  const mayFocus = useCallback(() => hasFocus.current, [])
  const onBlur = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // A control that is removed, inert or disabled loses the focus by itself: the user has not moved elsewhere.
    if (target.isConnected && !target.closest('[inert], :disabled'))
      hasFocus.current = currentTarget.contains(relatedTarget)
  }
  return (
    <section
      className="card"
      data-testid="w3m-modal-card"
      aria-labelledby={labelledBy}
      data-shake={shake}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={onBlur}
    >
      {children(mayFocus)}
    </section>
  )
}
