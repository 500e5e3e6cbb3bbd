import { useSelector } from '@xstate/react'
import type { EmbeddedUser } from '../../core/connector.ts'
import { providerName } from '../../core/social-providers.ts'
import type { accountSettingsMachine } from '../../machines/account-settings/chart.ts'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Row } from '../../ui/list.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { shortEmail } from '../short-email.ts'
import { useText } from './messages.ts'

/** What the user goes by: at a provider their name there; Discord ends those of today with a zero. */
function nameOf({ userName, email, provider }: EmbeddedUser): string | undefined {
  if (userName === undefined) return email === undefined ? undefined : shortEmail(email)
  return truncate(provider === 'discord' && userName.endsWith('0') ? userName.slice(0, -1) : userName)
}

/** Who is logged in, and where; an email can be changed [embedded-user]. */
export function UserRow({ actor }: ViewProps<typeof accountSettingsMachine>) {
  const t = useText()
  const user = useSelector(actor, ({ context }) => context.connection.user)
  const canEdit = useSelector(actor, (snapshot) => snapshot.can({ type: 'email.edit' }))
  if (!user) return null
  const where = user.provider === 'email' ? t('settings.email') : providerName(user.provider)
  const name = nameOf(user)
  return (
    <Row
      icon={user.provider === 'email' ? <LazyIcon name="mail" /> : <ProviderIcon provider={user.provider} />}
      title={name ?? where}
      sub={name === undefined ? undefined : t('settings.loggedIn', { provider: where })}
      hint={canEdit ? <LazyIcon name="edit" size={18} /> : undefined}
      testId="w3m-account-email-update"
      onPress={canEdit ? () => actor.send({ type: 'email.edit' }) : undefined}
    />
  )
}
