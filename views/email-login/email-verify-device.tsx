import { useSelector } from '@xstate/react'
import type { emailLoginMachine } from '../../machines/email-login/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { Resend } from '../resend.tsx'
import { shortEmail } from '../short-email.ts'
import { useText } from './messages.ts'
import { useResend } from './use-resend.ts'

/** A new browser must be approved by the link in the email [embedded-device]. */
export default function EmailVerifyDevice({ actor }: ViewProps<typeof emailLoginMachine>) {
  const t = useText()
  const email = useSelector(actor, ({ context }) => shortEmail(context.email))
  const resend = useResend({ actor })
  const text = t('device.text')
  const title = (
    <>
      {text} <br />
      <bdi>{email}</bdi>
    </>
  )
  return (
    <EmptyState art={<Plate icon="shield" />} title={title} text={t('device.expires')} testId="email-device">
      <Say>{`${text} ${email}`}</Say>
      <Resend {...resend} what="email.resend" />
    </EmptyState>
  )
}
