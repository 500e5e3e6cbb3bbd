import { useEffect, useRef, useState } from 'react'
import css from './feedback.css?inline'
import { Spinner } from './icon.tsx'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { settled } from './motion.ts'

export type FeedbackKind = 'success' | 'error' | 'loading' | 'info'

const icons: Record<Exclude<FeedbackKind, 'loading'>, LazyIconName> = {
  success: 'check',
  error: 'warning',
  info: 'info',
}

/** The icon of a message's kind. */
export function FeedbackSign({ kind }: { kind: FeedbackKind }) {
  useLazyStyles(css)
  return (
    <span className="sign" data-kind={kind}>
      {kind === 'loading' ? <Spinner size={16} /> : <LazyIcon name={icons[kind]} size={16} />}
    </span>
  )
}

export interface SnackbarProps {
  kind: FeedbackKind
  /** Undefined hides it. */
  message: string | undefined
}

/** Keeps the last content until the exit animation has ended. */
function useLeaving({ kind, message }: SnackbarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState({ kind, message })
  if (message !== undefined && (message !== kept.message || kind !== kept.kind)) setKept({ kind, message })

  useEffect(() => {
    if (message !== undefined || !box.current) return
    let current = true
    void settled(box.current).then(() => {
      if (current) setKept((last) => ({ ...last, message: undefined }))
    })
    return () => {
      current = false
    }
  }, [message])
  return { box, shown: message === undefined ? kept : { kind, message } }
}

/** One short message at the top of the card, over its title. Its container is a live region. */
export function Snackbar(props: SnackbarProps) {
  useLazyStyles(css)
  const { box, shown } = useLeaving(props)
  return shown.message === undefined ? null : (
    <div ref={box} className="snackbar" data-leaving={props.message === undefined}>
      <FeedbackSign kind={shown.kind} />
      <span data-testid="wui-snackbar-message" dir="auto">
        {shown.message}
      </span>
    </div>
  )
}
