import { useSelector } from '@xstate/react'
import type { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import { CodeEntry } from '../code-entry.tsx'
import type { ViewProps } from '../define-views.ts'

interface EmailChangeCodeProps extends ViewProps<typeof updateEmailWalletMachine> {
  /** Which of the two emails is verified. */
  of: 'current' | 'email'
}

/** The code sent to one of the two emails of a change [embedded-email-change]. */
export function EmailChangeCode({ actor, of }: EmailChangeCodeProps) {
  const email = useSelector(actor, ({ context }) => context[of] ?? '')
  const attempts = useSelector(actor, ({ context }) => context.attempts)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const wait = useSelector(actor, ({ context }) => context.wait)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const sending = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ shown: { step: { primary: 'sending' } } }) ||
      snapshot.matches({ shown: { step: { secondary: 'sending' } } }),
  )
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: 'email.resend' }))
  return (
    <CodeEntry
      {...{ email, attempts, failure, busy, sending, wait }}
      onCode={(code) => actor.send({ type: 'code.submit', code })}
      onResend={mayResend ? () => actor.send({ type: 'email.resend' }) : undefined}
    />
  )
}
