import type { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { EmailChangeCode } from './email-change-code.tsx'

/** The code sent to the new email [embedded-email-change]. */
export default function UpdateEmailSecondaryOtp({ actor }: ViewProps<typeof updateEmailWalletMachine>) {
  return <EmailChangeCode key="email" actor={actor} of="email" />
}
