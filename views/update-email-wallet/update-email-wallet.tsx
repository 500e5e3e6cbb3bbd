import { useSelector } from '@xstate/react'
import type { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { EmailEntry } from '../email-entry.tsx'
import { useText } from './messages.ts'

/** The new email, which replaces the current one [embedded-email-change]. */
export default function UpdateEmailWallet({ actor }: ViewProps<typeof updateEmailWalletMachine>) {
  const t = useText()
  const email = useSelector(actor, ({ context }) => context.email)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const wait = useSelector(actor, ({ context }) => context.wait)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <EmailEntry
      {...{ email, failure, busy, wait }}
      action={t('updateEmail.save')}
      hint={t('updateEmail.hint')}
      onEmail={(typed) => actor.send({ type: 'email.submit', email: typed })}
    />
  )
}
