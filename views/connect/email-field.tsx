import { EmailForm } from '../../ui/email-form.tsx'
import { Login, Logins } from '../../ui/logins.tsx'
import { useText } from './rare-part-messages.ts'
import type { WalletsProps } from './wallets.tsx'

/** The email field for logging in, beside the wallets [embedded-email]. */
export default function EmailField({ actor }: Pick<WalletsProps, 'actor'>) {
  const t = useText()
  return (
    <Logins label={t('connect.email')}>
      <Login>
        <EmailForm
          label={t('connect.email')}
          action={t('connect.continue')}
          inline
          onSubmit={(email) => actor.send({ type: 'email.submit', email })}
        />
      </Login>
    </Logins>
  )
}
