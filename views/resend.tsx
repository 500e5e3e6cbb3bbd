import { Spinner } from '../ui/icon.tsx'
import { Footer } from '../ui/layout.tsx'
import { TextLink } from '../ui/press.tsx'
import { Text } from '../ui/prose.tsx'
import { useMailText } from './mail-text.ts'

export interface ResendProps {
  /** What is sent again. */
  what: 'email.resend' | 'code.resend'
  /** In how many seconds. */
  wait: number
  hasFailed: boolean
  /** Undefined where nothing can be sent now. */
  onResend: (() => void) | undefined
}

/** Another email, once 30 s have passed since the last one [embedded-resend]. */
export function Resend({ what, wait, hasFailed, onResend }: ResendProps) {
  const t = useMailText()
  return (
    <Footer>
      <Text tone="quiet" size="s">
        {t(hasFailed ? 'email.wrong' : 'email.missing')}
      </Text>
      {wait > 0 ? (
        <Text tone="quiet" size="s" testId="email-resend-in">
          {t('email.resendIn', { seconds: wait })}
        </Text>
      ) : (
        // Its words stay while it is sent.
        <TextLink busy={!onResend} testId="email-resend" onPress={onResend}>
          {t(what)}
          {onResend ? null : <Spinner size={14} />}
        </TextLink>
      )}
    </Footer>
  )
}
