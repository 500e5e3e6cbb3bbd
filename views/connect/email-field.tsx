import { EmailForm } from '../../ui/email-form.tsx'
import { useText } from './messages.ts'
import type { WalletsProps } from './wallets.tsx'

/** The email to log in with, beside the wallets [embedded-email]. */
export default function EmailField({ actor }: WalletsProps) {
  const t = useText()
  return (
    <EmailForm
      label={t('connect.email')}
      action={t('connect.continue')}
      onSubmit={(email) => actor.send({ type: 'email.submit', email })}
    />
  )
}
