import { useSelector } from '@xstate/react'
import type { emailLoginMachine } from '../../machines/email-login/chart.ts'
import { EmailForm } from '../../ui/email-form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** The email to log in with [embedded-email]. */
export default function EmailLogin({ actor }: ViewProps<typeof emailLoginMachine>) {
  const t = useText()
  const email = useSelector(actor, ({ context }) => context.email)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Stack gap={12}>
      <EmailForm
        label={t('email.label')}
        action={t('email.continue')}
        email={email}
        busy={busy}
        problem={failure ? t(failure.code, failure.params) : undefined}
        onSubmit={(typed) => actor.send({ type: 'email.submit', email: typed })}
      />
      <Text tone="quiet" size="s" align="center">
        {t('email.hint')}
      </Text>
    </Stack>
  )
}
