import { useSelector } from '@xstate/react'
import type { emailLoginMachine } from '../../machines/email-login/chart.ts'
import { Footer } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

interface ResendProps extends ViewProps<typeof emailLoginMachine> {
  /** What is sent again. */
  what: 'email.resend' | 'code.resend'
}

/** Another email, once 30 s have passed since the last one [embedded-resend]. */
export function Resend({ actor, what }: ResendProps) {
  const t = useText()
  const seconds = useSelector(actor, ({ context }) => context.wait)
  const hasFailed = useSelector(actor, ({ context }) => context.failure !== null)
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: 'email.resend' }))
  return (
    <Footer>
      <Text tone="quiet" size="s">
        {t(hasFailed ? 'email.wrong' : 'email.missing')}
      </Text>
      {mayResend ? (
        <TextLink testId="email-resend" onPress={() => actor.send({ type: 'email.resend' })}>
          {t(what)}
        </TextLink>
      ) : (
        <Text tone="quiet" size="s" testId="email-resend-in">
          {seconds > 0 ? t('email.resendIn', { seconds }) : ''}
        </Text>
      )}
    </Footer>
  )
}
