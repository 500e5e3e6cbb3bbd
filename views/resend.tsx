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
      {onResend ? (
        <TextLink testId="email-resend" onPress={onResend}>
          {t(what)}
        </TextLink>
      ) : (
        <Text tone="quiet" size="s" testId="email-resend-in">
          {wait > 0 ? t('email.resendIn', { seconds: wait }) : ''}
        </Text>
      )}
    </Footer>
  )
}
