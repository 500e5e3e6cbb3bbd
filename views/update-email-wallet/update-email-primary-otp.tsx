import type { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { EmailChangeCode } from './email-change-code.tsx'

/** The code sent to the current email [embedded-email-change]. */
export default function UpdateEmailPrimaryOtp({ actor }: ViewProps<typeof updateEmailWalletMachine>) {
  return <EmailChangeCode key="current" actor={actor} of="current" />
}
