import { useSelector } from '@xstate/react'
import type { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import { EmailForm } from '../../ui/email-form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** The email that is to take the place of the one that there is [embedded-email-change]. */
export default function UpdateEmailWallet({ actor }: ViewProps<typeof updateEmailWalletMachine>) {
  const t = useText()
  const email = useSelector(actor, ({ context }) => context.email)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Stack gap={12}>
      <EmailForm
        label={t('email.label')}
        action={t('updateEmail.save')}
        email={email}
        busy={busy}
        problem={failure ? t(failure.code, failure.params) : undefined}
        onSubmit={(typed) => actor.send({ type: 'email.submit', email: typed })}
      />
      <Text tone="quiet" size="s" align="center">
        {t('updateEmail.hint')}
      </Text>
    </Stack>
  )
}
