import { useSelector } from '@xstate/react'
import type { EmbeddedUser } from '../../core/connector.ts'
import { providerName } from '../../core/social-providers.ts'
import type { accountSettingsMachine } from '../../machines/account-settings/chart.ts'
import { Drawing } from '../../ui/icon.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Row } from '../../ui/list.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { shortEmail } from '../short-email.ts'
import { useText } from './messages.ts'

/** The user's name at the provider. New Discord names end with a zero, which is removed. */
function nameOf({ userName, email, provider }: EmbeddedUser): string | undefined {
  if (userName === undefined) return email === undefined ? undefined : shortEmail(email)
  return truncate(provider === 'discord' && userName.endsWith('0') ? userName.slice(0, -1) : userName)
}

/** An envelope, as in the email field; 20 by 20, 1.5 strokes, round ends. */
const mail =
  'M4.5 4.5h11c.8 0 1.5.7 1.5 1.5v8c0 .8-.7 1.5-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6c0-.8.7-1.5 1.5-1.5Zm-1 1.2L10 10.5l6.5-4.8'

/** The logged-in user and the provider; an email can be changed [embedded-user]. */
export function UserRow({ actor }: ViewProps<typeof accountSettingsMachine>) {
  const t = useText()
  const user = useSelector(actor, ({ context }) => context.connection.user)
  const canEdit = useSelector(actor, (snapshot) => snapshot.can({ type: 'email.edit' }))
  if (!user) return null
  const where = user.provider === 'email' ? t('settings.email') : providerName(user.provider)
  return (
    <Row
      icon={user.provider === 'email' ? <Drawing path={mail} /> : <ProviderIcon provider={user.provider} />}
      title={where}
      sub={nameOf(user)}
      hint={canEdit ? <LazyIcon name="edit" size={18} /> : undefined}
      testId="w3m-account-email-update"
      onPress={canEdit ? () => actor.send({ type: 'email.edit' }) : undefined}
    />
  )
}
