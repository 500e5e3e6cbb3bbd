import { useSelector } from '@xstate/react'
import type { emailLoginMachine } from '../../machines/email-login/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { Resend } from './resend.tsx'
import { shortEmail } from './short-email.ts'

/** The code of the mail [embedded-code]. */
export default function EmailVerifyOtp({ actor }: ViewProps<typeof emailLoginMachine>) {
  const t = useText()
  const email = useSelector(actor, ({ context }) => shortEmail(context.email))
  const attempts = useSelector(actor, ({ context }) => context.attempts)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = failure && t(failure.code, failure.params)
  return (
    <Stack gap={16} align="center">
      <Text align="center" testId="email-code">{`${t('code.text')} ${email}`}</Text>
      <CodeField
        key={attempts}
        label={t('code.field')}
        labelOf={(place) => t('code.digit', { place })}
        busy={busy}
        bad={failure !== null}
        onFull={(code) => actor.send({ type: 'code.submit', code })}
      />
      <Text tone="quiet" size="s" align="center" testId={failure ? 'code-problem' : undefined}>
        {problem ?? t(busy ? 'code.checking' : 'code.expires')}
      </Text>
      <Say>{problem ?? `${t('code.text')} ${email}`}</Say>
      <Resend actor={actor} what="code.resend" />
    </Stack>
  )
}
