import { useSelector } from '@xstate/react'
import type { emailLoginMachine } from '../../machines/email-login/chart.ts'
import type { ViewProps } from '../define-views.ts'
import type { ResendProps } from '../resend.tsx'

/** When another email can be sent during a login. */
export function useResend({ actor }: ViewProps<typeof emailLoginMachine>): Omit<ResendProps, 'what'> {
  const wait = useSelector(actor, ({ context }) => context.wait)
  const mayResend = useSelector(actor, (snapshot) => snapshot.can({ type: 'email.resend' }))
  return { wait, onResend: mayResend ? () => actor.send({ type: 'email.resend' }) : undefined }
}
