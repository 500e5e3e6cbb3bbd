import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { emailLoginMachine } from '../../machines/email-login/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { EmailEntry } from '../email-entry.tsx'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { LoggedIn } from './logged-in.tsx'
import { useText } from './messages.ts'

/** The email to log in with [embedded-email]. */
export default function EmailLogin({ actor }: ViewProps<typeof emailLoginMachine>) {
  const t = useText()
  const email = useSelector(actor, ({ context }) => context.email)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const wait = useSelector(actor, ({ context }) => context.wait)
  const status = useSelector(actor, statusOf)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const { namespace = null, connectorId = '' } = useSelector(actor, ({ context }) => context.connector) ?? {}
  const wallet = truncate(useConnector(actor, namespace, connectorId)?.name ?? '')
  if (status) return <LoggedIn title={t(status)} email={email} />
  return (
    <EmailEntry
      {...{ email, busy, wait }}
      failure={failure && { ...failure, params: { wallet, ...failure.params } }}
      action={t('email.continue')}
      hint={t('email.hint')}
      onEmail={(typed) => actor.send({ type: 'email.submit', email: typed })}
    />
  )
}
