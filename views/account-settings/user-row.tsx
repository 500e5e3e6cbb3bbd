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

/** What the user goes by: at a provider their name there; Discord ends those of today with a zero. */
function nameOf({ userName, email, provider }: EmbeddedUser): string | undefined {
  if (userName === undefined) return email === undefined ? undefined : shortEmail(email)
  return truncate(provider === 'discord' && userName.endsWith('0') ? userName.slice(0, -1) : userName)
}

/** An envelope: 20 by 20, 1.5 strokes, round ends, as all icons. */
const mail =
  'M3 6.5h14v8.2c0 1-.8 1.8-1.8 1.8H4.8c-1 0-1.8-.8-1.8-1.8V6.5Zm0 0 .6-1.4c.3-.7.9-1.1 1.6-1.1h9.6c.7 0 1.3.4 1.6 1.1l.6 1.4-7 5-7-5Z'

/** Who is logged in, and where; an email can be changed [embedded-user]. */
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
