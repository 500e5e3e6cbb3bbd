import { Button } from '../ui/button.tsx'
import { useMailText } from './mail-text.ts'

export interface ResendProps {
  /** What is sent again. */
  what: 'email.resend' | 'code.resend'
  /** In how many seconds. */
  wait: number
  /** Undefined where nothing can be sent now. */
  onResend: (() => void) | undefined
}

/** Another email, once 30 s have passed since the last one [embedded-resend]. */
export function Resend({ what, wait, onResend }: ResendProps) {
  const t = useMailText()
  const isCooling = wait > 0
  return (
    // One button throughout: pressed, it keeps the focus, and its words stay while the email is sent.
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
