import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { emailLoginMachine } from '../../machines/email-login/chart.ts'
import { CodeEntry } from '../code-entry.tsx'
import type { ViewProps } from '../define-views.ts'
import { LoggedIn } from './logged-in.tsx'
import { useText } from './messages.ts'
import { useResend } from './use-resend.ts'

/** The code from a login's email [embedded-code]. */
export default function EmailVerifyOtp({ actor }: ViewProps<typeof emailLoginMachine>) {
  const t = useText()
  const email = useSelector(actor, ({ context }) => context.email)
  const attempts = useSelector(actor, ({ context }) => context.attempts)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const sending = useSelector(actor, (snapshot) => snapshot.matches({ login: { step: { code: 'sending' } } }))
  const status = useSelector(actor, statusOf)
  const { wait, onResend } = useResend({ actor })
  if (status) return <LoggedIn title={t(status)} email={email} />
  return (
    <CodeEntry
      {...{ email, attempts, failure, busy, sending, wait, onResend }}
      onCode={(code) => actor.send({ type: 'code.submit', code })}
    />
  )
}
