import { Button } from '../ui/button.tsx'
import { useMailText } from './mail-text.ts'

export interface ResendProps {
  /** The label: what is sent again. */
  what: 'email.resend' | 'code.resend'
  /** The number of seconds until it can be sent. */
  wait: number
  /** Undefined if nothing can be sent now. */
  onResend: (() => void) | undefined
}

/** Requests another email, from 30 s after the last one [embedded-resend]. */
export function Resend({ what, wait, onResend }: ResendProps) {
  const t = useMailText()
  const isCooling = wait > 0
  return (
    // Always the same button: it keeps the focus after a press, and its label while the email is sent.
    <Button
      wide
      busy={!isCooling && !onResend}
      disabled={isCooling}
      tabIndex={0}
      testId={isCooling ? 'email-resend-in' : 'email-resend'}
      onPress={onResend}
    >
      {isCooling ? t('email.resendIn', { seconds: wait }) : t(what)}
    </Button>
  )
}
